import { wordsFor } from "buddhibala/board";
import type { Fault } from "../share/fault.js";
import type { Wish } from "../share/wish.js";
import { spoken } from "../site/language.js";
import { addressFaults } from "../view/faults.js";

/** What an address may ask of the other pages, and a screen that begins anew by itself has no use for. */
export function unused({ options, fen, moves, side, opponent, controls }: Wish): readonly Fault[] {
  const given = { options: Object.keys(options)[0], fen, moves: moves[0], side, opponent, controls };
  const names = Object.entries(given).filter(([, value]) => value !== undefined);
  return names.map(([name]) => ({ key: "faultName", facts: { name } }));
}

/** Says in a place what the address asked for and could not be had, in the language of the page, until it is closed. */
export function tellFaults(place: HTMLElement, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const listening = new AbortController();
  const close = (): void => {
    listening.abort();
    place.replaceChildren();
  };
  const draw = (): void => place.replaceChildren(addressFaults(faults, wordsFor(spoken()), close));
  document.addEventListener("languagechange", draw, { signal: listening.signal });
  draw();
}
