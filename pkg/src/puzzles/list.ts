import { badArgument } from "../arguments.js";

/** Reads a list that a caller made. */
export function listArgument<T>(argument: string, value: readonly T[]): readonly T[] {
  try {
    if (Array.isArray(value)) return Array.from(value as readonly T[]);
  } catch (thrown) {
    throw badArgument(argument, "a list that can be read", value, thrown);
  }
  throw badArgument(argument, "a list", value);
}
