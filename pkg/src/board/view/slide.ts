import type { Square } from "../../index.js";
import type { Model } from "../core/model.js";
import { route } from "../core/phase.js";
import type { Scene } from "../core/scene.js";

/** How long a man slides over one step, in milliseconds. */
const STEP = 170;

/** The squares along which a man is to be seen coming, the one on which it stands now last. */
export type Motion = readonly Square[];

/** What is to be seen of a change. */
export function motion({ happening }: Model): Motion | undefined {
  switch (happening.kind) {
    case "moved":
    case "forward":
      return happening.move.kind === "removal" ? undefined : route(happening.move);
    case "back":
      return happening.move.kind === "removal" ? undefined : [...route(happening.move)].reverse();
    default:
      return undefined;
  }
}

/** Lets a man come along its way, unless the person wants no motion. It is measured in men, so that nothing need be laid out. */
export function slide(man: Element, path: Motion, { rows }: Scene): Animation | undefined {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const points = path.flatMap((square) => {
    const y = rows.findIndex((row) => row.some((cell) => cell.square === square));
    const x = rows[y]?.findIndex((cell) => cell.square === square) ?? -1;
    return x < 0 ? [] : [{ x, y }];
  });
  const end = points.at(-1);
  if (!end) return undefined;
  const frames = points.map(({ x, y }) => ({ transform: `translate(${(x - end.x) * 100}%, ${(y - end.y) * 100}%)` }));
  man.classList.add("sliding");
  const animation = man.animate(frames, { duration: STEP * (points.length - 1), easing: "ease-out" });
  const over = (): void => man.classList.remove("sliding");
  animation.onfinish = over;
  animation.oncancel = over;
  return animation;
}
