import type { CellView } from "./cell.js";

/** How long a man slides over one step, in milliseconds. */
const STEP = 170;

/** Lets a man come along its way to the square on which it is drawn, unless the person wants no motion. */
export function slide(cell: CellView, path: readonly CellView[]): void {
  const { man } = cell;
  if (!man || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const end = cell.element.getBoundingClientRect();
  const frames = path.map(({ element }) => {
    const { left, top } = element.getBoundingClientRect();
    return { transform: `translate(${left - end.left}px, ${top - end.top}px)` };
  });
  man.classList.add("sliding");
  const animation = man.animate(frames, { duration: STEP * (path.length - 1), easing: "ease-out" });
  animation.onfinish = () => man.classList.remove("sliding");
}
