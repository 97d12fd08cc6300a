/** A stepped disc, as under turned wooden men. */
export const DISC = "M9 41v-2.5q0-2 2.5-2h22q2.5 0 2.5 2V41z";

/** A low foot shaped like a bell. */
export const BELL = "M8.5 41c0-3 2-5 5-5h18c3 0 5 2 5 5z";

/** A pedestal of lotus petals. */
export const LOTUS = "M8.5 41q-3-4.5 2.5-5h23q5.5.5 2.5 5z";
export const LOTUS_LINE = "M16.5 41q-1-3 1-5M28.5 41q1-3-1-5";

/** The head and neck of a horse, looking left. */
export const HORSE =
  "M13 36c0-6 6-8.5 7-14l-5 3.5c-2 1.4-4.6 1-5.6-1l-.9-2.5c-.4-1.4.1-2.5 1-3.5l6-7.5.7-5.5 4.3 3c8 1.5 14 9.5 13 27.5z";
export const HORSE_LINE = "M17.6 14.7v.01M11.6 22.3v.01M24.5 12.5c4 4 5.5 12 5 18.5";

/** An elephant walking left, with its ear, eye, tusk and tail. */
export const ELEPHANT =
  "M6 32.5C4.5 26 5 20.5 8 16.5c2.3-3.3 6.7-4.7 10.5-3C24 11.5 33.5 12 37 17.5c2.5 4 2.5 12.5 2.5 18.5h-7v-6c-3.5 1.3-6.5 1.2-9.5 0v6h-7v-8.5c-2 0-3.5-.8-4.7-2.2-.7 2.2-.3 4.2-.3 6.2 0 2.8-3 3.5-5 1z";
export const ELEPHANT_LINE =
  "M18 16.5c4.2-.6 6.4 3 5 6.7-1.7 3.2-5.4 2-6.3-1.2M12.2 18.6v.01M11.3 25.3c-1.8.6-3.3.4-4.7-.3";

/** A large wound turban. */
export const TURBAN = "M10.5 17.5C8.5 9.5 15 5 22.5 5s14 4.5 12 12.5c-3 4-21 4-24 0z";
export const TURBAN_LINE = "M12 12.5c5 4 13 4.5 18.5-6M10.8 17.5c7 3 17 .5 22-7.5";
