/** The basic shapes of SVG as paths (SVG 2, chapter 10). */
import svgpath from "svgpath";

type Attributes = Readonly<Record<string, string>>;

const LENGTH = /^([-+.\de]{1,24})(?:px|pt|mm|cm|in)?$/i;

/**
 * The number of a length, read as numbers in paths are; its unit matters no more than the size of the logo does. Undefined for
 * a percentage, for example.
 */
export function lengthOf(text: string | undefined): number | undefined {
  const [, digits] = LENGTH.exec(text?.trim() ?? "") ?? [];
  let found: number | undefined;
  if (digits !== undefined) {
    svgpath(`M${digits} 0`).iterate(([, x]) => void (found = typeof x === "number" ? x : undefined));
  }
  return found;
}

/** A basic shape as a path (chapter 10); undefined for anything else. */
export function pathOf(element: string, attributes: Attributes): string | undefined {
  const number = (name: string) => lengthOf(attributes[name]) ?? 0;
  switch (element) {
    case "path":
      return attributes["d"] ?? "";
    case "rect":
      return rectangle(number("x"), number("y"), number("width"), number("height"), radii(attributes));
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    case "line":
      return `M${number("x1")} ${number("y1")}L${number("x2")} ${number("y2")}`;
    case "polyline":
      return through(attributes["points"] ?? "");
    case "polygon":
      return `${through(attributes["points"] ?? "")}Z`;
    default:
      return undefined;
  }
}

function through(points: string): string {
  return points.trim() === "" ? "" : `M${points}`;
}

function radii(attributes: Attributes): readonly [number, number] {
  const [rx, ry] = [lengthOf(attributes["rx"]), lengthOf(attributes["ry"])];
  return [rx ?? ry ?? 0, ry ?? rx ?? 0];
}

function rectangle(x: number, y: number, width: number, height: number, [rx, ry]: readonly [number, number]): string {
  if (!(width > 0 && height > 0)) return "";
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  if (!(a > 0 && b > 0)) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const arc = (right: number, down: number) => `a${a} ${b} 0 0 1 ${right} ${down}`;
  return `M${x + a} ${y}h${width - 2 * a}${arc(a, b)}v${height - 2 * b}${arc(-a, b)}h${2 * a - width}${arc(-a, -b)}v${
    2 * b - height
  }${arc(a, -b)}Z`;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return rx > 0 && ry > 0 ? `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z` : "";
}
