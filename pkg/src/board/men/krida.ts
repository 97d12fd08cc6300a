import type { MenSet } from "./man.js";
import { ELEPHANT, ELEPHANT_LINE, HORSE, HORSE_LINE, LOTUS, LOTUS_LINE, TURBAN, TURBAN_LINE } from "./shapes.js";

/** South Indian: a temple crown, a minister in his turban, three beasts and a soldier with his shield, on lotus pedestals. */
export const KRIDA: MenSet = {
  K: {
    body: `M13 36l-3.5-7.5c-2.5-1-3.5-4-2-7 2 .5 4 2 5.5 4C13 17 18 13.5 22.5 8.5c4.5 5 9.5 8.5 9.5 17 1.5-2 3.5-3.5 5.5-4 1.5 3 .5 6-2 7L32 36zM22.5 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z${LOTUS}`,
    line: `M11.5 31.5q11 3.5 22 0M13 25.5q9.5 3.5 19 0M16 18.5q6.5 2.5 13 0M22.5 22v.01${LOTUS_LINE}`,
  },
  M: {
    body: `M22.5 26c-8 0-11.5 4-12 10h24c-.5-6-4-10-12-10zM15.5 18c0 8 3 12.5 7 12.5s7-4.5 7-12.5z${TURBAN}${LOTUS}`,
    line: `M18.5 25.3q2-1.5 4 0 2-1.5 4 0${TURBAN_LINE}${LOTUS_LINE}`,
  },
  C: {
    body: `M4 14.5c-.5-2 .8-3.2 2.6-3.8L10.5 9l1-3 2.5 2.7c2.2 1.6 2.4 4 2.1 7-.2 4 .6 6.3 2.4 5.8C21 21 22 11.5 26.5 11.5s5.5 6.5 8.5 8.5c3 1.7 3.6 4 3.4 7l.6 9h-4l-.8-7c-3-.7-6-.7-9 0l-.7 7h-4l-.5-7.5c-5-1.5-9-5.5-9-12-2.5.5-6 .5-7-2z${LOTUS}`,
    line: `M11 12v.01M23.5 16.5q3 2.5 6.5.5M21.5 21.5q5.5 3 12 0${LOTUS_LINE}`,
  },
  N: { body: `${HORSE}${LOTUS}`, line: `${HORSE_LINE}M15 17.5l5 4.5${LOTUS_LINE}` },
  R: { body: `${ELEPHANT}${LOTUS}`, line: `${ELEPHANT_LINE}M27 13v6.5q4 2 8 .5${LOTUS_LINE}` },
  P: {
    body: `M22.5 20.5c-7 0-9.5 6-10 15.5h20c-.5-9.5-3-15.5-10-15.5zM22.5 9.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12z${LOTUS}`,
    line: `M22.5 25a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM22.5 29.5v.01M16.8 14.2h11.4${LOTUS_LINE}`,
  },
};
