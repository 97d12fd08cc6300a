/** What a picture is drawn with where it leaves the colour to the page. */
const INK = "#2a1e16";
const PAPER = "#ffffff";
const LARGER = 100;

type Attributes = Readonly<Record<string, string>>;

/**
 * Draws a diagram of `boardSvg` on a canvas, stroke by stroke: an image of it would need a policy that lets pictures be made of
 * texts.
 */
export function rasterise(svg: string, canvas: HTMLCanvasElement, width: number): void {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [x = 0, y = 0, w = 1, h = 1] = (root.getAttribute("viewBox") ?? "").split(" ").map(Number);
  canvas.width = width;
  canvas.height = Math.round((width * h) / w);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("there is no canvas to draw on");
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(width / w, width / w);
  pen.translate(-x, -y);
  for (const child of root.children) draw(child, pen, { fill: "#000000", stroke: "none", "stroke-width": "1" });
}

function draw(element: Element, pen: CanvasRenderingContext2D, above: Attributes): void {
  const own: Attributes = { ...above, ...Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])) };
  pen.save();
  place(own["transform"], pen);
  switch (element.localName) {
    case "g":
      for (const child of element.children) draw(child, pen, { ...own, transform: "" });
      break;
    case "path":
      paint(new Path2D(own["d"]), pen, own);
      break;
    case "circle": {
      const disc = new Path2D();
      disc.arc(number(own["cx"]), number(own["cy"]), number(own["r"]), 0, 2 * Math.PI);
      paint(disc, pen, own);
      break;
    }
    case "text":
      // Letters of less than a pixel are not drawn well, however much they are enlarged.
      pen.translate(number(own["x"]), number(own["y"]));
      pen.scale(1 / LARGER, 1 / LARGER);
      pen.font = `${number(own["font-size"]) * LARGER}px ${own["font-family"] ?? "sans-serif"}`;
      pen.textAlign = "center";
      pen.direction = "ltr";
      pen.fillStyle = colour(own["fill"]);
      pen.fillText(element.textContent ?? "", 0, 0);
  }
  pen.restore();
}

function paint(path: Path2D, pen: CanvasRenderingContext2D, { fill, stroke, ...own }: Attributes): void {
  if (fill !== "none") {
    pen.fillStyle = colour(fill);
    pen.fill(path);
  }
  if (stroke === "none") return;
  pen.strokeStyle = colour(stroke);
  pen.lineWidth = number(own["stroke-width"]);
  pen.lineCap = own["stroke-linecap"] === "round" ? "round" : "butt";
  pen.lineJoin = own["stroke-linejoin"] === "round" ? "round" : "miter";
  pen.stroke(path);
}

function place(transform: string | undefined, pen: CanvasRenderingContext2D): void {
  for (const [, name, values = ""] of (transform ?? "").matchAll(/(translate|scale)\(([^)]*)\)/g)) {
    const [x = 0, y = x] = values.split(/[\s,]+/).map(Number);
    if (name === "scale") pen.scale(x, y);
    else pen.translate(x, y);
  }
}

function colour(value: string | undefined): string {
  return value === undefined || value === "currentColor" ? INK : value;
}

function number(value: string | undefined): number {
  return Number(value ?? 0);
}
