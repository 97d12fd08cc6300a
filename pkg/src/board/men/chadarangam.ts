import type { MenSet } from "./man.js";
import { BELL, ELEPHANT, ELEPHANT_LINE, HORSE, HORSE_LINE, TURBAN, TURBAN_LINE } from "./shapes.js";

/** Of Andhra, simply turned: a tall crown, a plumed minister, two beasts, an ox cart under its mat and a soldier with his sash. */
export const CHADARANGAM: MenSet = {
  K: {
    body: `M13 36l-2-9h23l-2 9zM12.5 27c-1.5-8 2-14.5 10-18.5 8 4 11.5 10.5 10 18.5zM22.5 2.5l3 3-3 3-3-3z${BELL}`,
    line: "M12.5 31.5h20M12.6 22.5q9.9 3 19.8 0M15 15.5q7.5 2.5 15 0M22.5 19.5v.01M18 27v.01M27 27v.01",
  },
  Q: {
    body: `M22.5 26c-8 0-11.5 4-12 10h24c-.5-6-4-10-12-10zM15.5 18c0 8 3 12.5 7 12.5s7-4.5 7-12.5zM27 7c-1-4 2-6.5 7-6-1.5 2-1 5.5-4 7.5z${TURBAN}${BELL}`,
    line: `M18.5 25.3q2-1.5 4 0 2-1.5 4 0M22.5 32.5v.01${TURBAN_LINE}`,
  },
  R: { body: `${ELEPHANT}${BELL}`, line: `${ELEPHANT_LINE}M25 13.5l2.5 7h7l2-4` },
  B: {
    body: "M9.5 24C9.5 12 14 6 23 6s13.5 6 13.5 18zM2.5 27.5v-3H41v5H9zM23 21.5a9.75 9.75 0 1 1 0 19.5 9.75 9.75 0 0 1 0-19.5z",
    line: "M16 9.5q-2 6-2 12M30 9.5q2 6 2 12M23 6v12M23 21.5V41M13.25 31.25h19.5M16.1 24.35l13.8 13.8M29.9 24.35l-13.8 13.8",
  },
  N: { body: `${HORSE}${BELL}`, line: `${HORSE_LINE}M15 17.5l5 4.5M20.5 32q5-3 10.5-1` },
  P: {
    body: `M22.5 20c-6 0-8.5 6.5-9 16h18c-.5-9.5-3-16-9-16zM22.5 9a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4z${BELL}`,
    line: "M16.7 14q5.8 2.5 11.6 0M17.5 24.5l11.5 9",
  },
};
