/** What there is to learn about the games, in five languages. */
export { type LegendMan, type LegendSign, type Lesson, lesson, type LessonOption, type LessonRule } from "./lesson.js";
export { loadLessons } from "./lessons.js";
export type { EnglishLessons, GameLesson, Lessons, OptionWords, RuleWords } from "./types.js";
