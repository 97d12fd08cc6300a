import { keep, kept } from "./store.js";

/** What is heard: a man set down, a man taken, a check, the end. Each is a few struck tones: pitch in Hz, start and length in seconds. */
const SOUNDS = {
  move: [[220, 0, 0.09]],
  capture: [
    [180, 0, 0.1],
    [130, 0.05, 0.14],
  ],
  check: [
    [440, 0, 0.16],
    [587, 0.1, 0.22],
  ],
  end: [
    [392, 0, 0.3],
    [494, 0.16, 0.3],
    [587, 0.32, 0.6],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [pitch: number, start: number, length: number])[]>>;

/** The kinds of sound. */
export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.18;
let context: AudioContext | undefined;

/** Makes a button turn the sounds of every board on the page on and off. They are off until somebody asks for them. */
export function wireSound(toggle: HTMLButtonElement): void {
  let on = kept("sound") === "on";
  const show = (): void => toggle.setAttribute("aria-pressed", String(on));
  toggle.addEventListener("click", () => {
    on = !on;
    keep("sound", on ? "on" : undefined);
    show();
    if (on) sound("move");
  });
  document.addEventListener("move", (event) => {
    if (on) sound(heard(event as CustomEvent<Played>));
  });
  show();
}

/** What the board tells of a move, as far as it is heard. */
interface Played {
  readonly move: { readonly captured?: unknown; readonly check: boolean };
  readonly status: { readonly state: string };
}

function heard({ detail: { move, status } }: CustomEvent<Played>): Sound {
  if (status.state !== "playing") return "end";
  if (move.check) return "check";
  return move.captured === undefined ? "move" : "capture";
}

/** Plays a sound, made on the spot. Where a browser has none or forbids it, nothing is heard. */
function sound(kind: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const [pitch, start, length] of SOUNDS[kind]) strike(context, pitch, context.currentTime + start, length);
  } catch {
    return;
  }
}

/** A tone that begins at once and fades, as of struck wood. */
function strike(audio: AudioContext, pitch: number, at: number, length: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  loudness.gain.setValueAtTime(LOUDNESS, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}
