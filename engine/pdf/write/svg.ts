/**
 * A logo that is SVG, as operators that draw it: shapes with plain colours (SVG 2, chapters 7 to 13). What is more than that
 * (texts, gradients, masks, pictures, scripts, styles by selector) is refused by its name, and nothing is ever loaded.
 */
import { colorString } from "@cantoo/pdf-lib";
import svgpath from "svgpath";
import { decodeXml, readXml } from "../../mod.ts";
import { lengthOf, pathOf } from "./svg_shapes.ts";
import { operand } from "./text_operators.ts";

export interface Svg {
  /** In units of its own. */
  readonly width: number;
  readonly height: number;
  /** Operators in its own units, downwards from its upper left corner. */
  readonly drawing: string;
}

/** Why a file is not drawn: what it has that is not, or that it is no SVG. */
export type SvgFault = { readonly lacks: string } | { readonly fault: "damaged" | "complex" };

const NAMESPACE = "http://www.w3.org/2000/svg";
const LIMITS = { elements: 20_000, depth: 60, characters: 1_048_576, attributes: 100 };
const MOST_SEGMENTS = 100_000;

/** Elements that only hold others, and those that say nothing to the eye. */
const groups = new Set(["svg", "g", "a"]);
const silent = new Set(["title", "desc", "metadata", "defs"]);

type Attributes = Readonly<Record<string, string>>;
type Colour = readonly [red: number, green: number, blue: number];

/** What elements inherit (chapter 13). */
interface Paint {
  readonly fill: Colour | undefined;
  readonly stroke: Colour | undefined;
  readonly rule: string;
  readonly width: number;
  readonly cap: string;
  readonly join: string;
  /** How much of what is behind, which is white, does not shine through. */
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly visible: boolean;
}

const BLACK: Colour = [0, 0, 0];
const initial: Paint = {
  fill: BLACK,
  stroke: undefined,
  rule: "nonzero",
  width: 1,
  cap: "butt",
  join: "miter",
  fillOpacity: 1,
  strokeOpacity: 1,
  visible: true,
};

/** What ends the reading. */
class Refused extends Error {
  constructor(readonly fault: SvgFault) {
    super("this SVG is not drawn");
  }
}

function refuse(lacks: string): never {
  throw new Refused({ lacks: lacks.slice(0, 60) });
}

export function readSvg(bytes: Uint8Array): Svg | SvgFault {
  const decoded = decodeXml(bytes);
  if (!("text" in decoded)) return { fault: "damaged" };
  try {
    const reading = new Reading();
    const refusal = readXml(decoded.text, reading, { prefixes: new Map([[NAMESPACE, "svg"]]), limits: LIMITS });
    if (refusal?.xmlCode === "doctype_forbidden" || refusal?.xmlCode === "entity_declaration_forbidden") {
      return { lacks: "<!DOCTYPE>" };
    }
    if (refusal !== undefined) return { fault: /_limit$/.test(refusal.xmlCode ?? "") ? "complex" : "damaged" };
    return reading.result();
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    throw error;
  }
}

interface Level {
  readonly paint: Paint;
  /** From the innermost outwards. */
  readonly transforms: readonly string[];
}

class Reading {
  #levels: Level[] = [{ paint: initial, transforms: [] }];
  #operators: string[] = [];
  #segments = 0;
  #box: readonly [number, number, number, number] | undefined;
  /** How deep it is in elements that are passed over. */
  #skipped = 0;

  open(name: string, given: Attributes | undefined): void {
    const element = name.startsWith("svg:") ? name.slice(4) : undefined;
    if (this.#skipped > 0 || element === undefined || silent.has(element)) {
      this.#skipped++;
      return;
    }
    const attributes = { ...given, ...declared(given?.["style"] ?? "") };
    if (this.#box === undefined) {
      if (element !== "svg") throw new Refused({ fault: "damaged" });
      this.#box = boxOf(attributes);
    }
    const { paint, transforms } = this.#levels.at(-1) ?? { paint: initial, transforms: [] };
    const { transform } = attributes;
    const level = {
      paint: painted(attributes, paint),
      transforms: transform === undefined ? transforms : [transform, ...transforms],
    };
    this.#levels.push(level);
    if (groups.has(element)) return;
    const path = pathOf(element, attributes);
    if (path === undefined) refuse(`<${element}>`);
    this.#draw(path, level);
  }

  text(): void {}

  close(): void {
    if (this.#skipped > 0) this.#skipped--;
    else this.#levels.pop();
  }

  result(): Svg | SvgFault {
    if (this.#box === undefined) return { fault: "damaged" };
    const [left, top, width, height] = this.#box;
    return { width, height, drawing: `1 0 0 1 ${operand(-left)} ${operand(-top)} cm\n${this.#operators.join("\n")}` };
  }

  #draw(path: string, { paint, transforms }: Level): void {
    const { fill, stroke, rule, width, cap, join, visible } = paint;
    if (!visible || path === "" || fill === undefined && stroke === undefined) return;
    const drawn = this.#placed(path, transforms);
    const style = [
      fill === undefined ? "" : `${colour(fill, paint.fillOpacity)} rg`,
      stroke === undefined ? "" : `${colour(stroke, paint.strokeOpacity)} RG ${operand(width * scaleOf(transforms))} w`,
      stroke === undefined ? "" : `${caps[cap] ?? 0} J ${joins[join] ?? 0} j`,
    ].filter((it) => it !== "").join(" ");
    const star = rule === "evenodd" ? "*" : "";
    this.#operators.push(
      `${style} ${drawn} ${stroke === undefined ? `f${star}` : fill === undefined ? "S" : `B${star}`}`,
    );
  }

  /** The path in the units of the picture, as operators. */
  #placed(path: string, transforms: readonly string[]): string {
    const operators: string[] = [];
    moved(path, transforms).abs().unshort().unarc().iterate((segment, _, x, y) => {
      if (++this.#segments > MOST_SEGMENTS) throw new Refused({ fault: "complex" });
      operators.push(operatorOf(segment, x, y));
    });
    return operators.join(" ");
  }
}

const caps: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const joins: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };

function moved(path: string, transforms: readonly string[]) {
  return transforms.reduce((it, transform) => it.transform(transform), svgpath(path));
}

type Segment = readonly (string | number)[];

function operatorOf([name, ...values]: Segment, x: number, y: number): string {
  const numbers = values.map(numeric);
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const points = (list: readonly number[]) => list.map(operand).join(" ");
  if (name === "M") return `${points(numbers)} m`;
  if (name === "L") return `${points(numbers)} l`;
  if (name === "H") return `${points([a, y])} l`;
  if (name === "V") return `${points([x, a])} l`;
  if (name === "C") return `${points(numbers)} c`;
  // A quadratic curve is the cubic one whose handles are two thirds of the way to its own.
  if (name === "Q") {
    return `${points([x + (a - x) * 2 / 3, y + (b - y) * 2 / 3, c + (a - c) * 2 / 3, d + (b - d) * 2 / 3, c, d])} c`;
  }
  return "h";
}

function numeric(value: string | number): number {
  if (typeof value !== "number" || !Number.isFinite(value) || Math.abs(value) > 1e7) {
    throw new Refused({ fault: "damaged" });
  }
  return value;
}

/** How much longer lines become. */
function scaleOf(transforms: readonly string[]): number {
  const points: number[] = [];
  moved("M0 0L1 0L0 1", transforms).abs().iterate(([, x = 0, y = 0]) => void points.push(numeric(x), numeric(y)));
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  return Math.sqrt(Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)));
}

function colour(it: Colour, opacity: number): string {
  return it.map((part) => operand(1 - (1 - part) * opacity)).join(" ");
}

/** The properties of a style attribute. */
function declared(style: string): Attributes {
  return Object.fromEntries(
    style.split(";").flatMap((it) => {
      const colon = it.indexOf(":");
      return colon < 0 ? [] : [[it.slice(0, colon).trim(), it.slice(colon + 1).trim()] as const];
    }),
  );
}

/** Properties that change how something looks, in ways that are not drawn. */
const undrawn = [
  "clip-path",
  "mask",
  "filter",
  "marker-start",
  "marker-mid",
  "marker-end",
  "stroke-dasharray",
] as const;

function painted(attributes: Attributes, from: Paint): Paint {
  for (const name of undrawn) {
    const value = attributes[name];
    if (value !== undefined && value !== "none") refuse(name);
  }
  const opacity = share(attributes["opacity"]);
  return {
    fill: paintOf(attributes["fill"], from.fill),
    stroke: paintOf(attributes["stroke"], from.stroke),
    rule: attributes["fill-rule"] ?? from.rule,
    width: lengthOf(attributes["stroke-width"]) ?? from.width,
    cap: attributes["stroke-linecap"] ?? from.cap,
    join: attributes["stroke-linejoin"] ?? from.join,
    fillOpacity: from.fillOpacity * opacity * share(attributes["fill-opacity"]),
    strokeOpacity: from.strokeOpacity * opacity * share(attributes["stroke-opacity"]),
    visible: from.visible && attributes["display"] !== "none" && attributes["visibility"] !== "hidden",
  };
}

function share(text: string | undefined): number {
  return text === undefined ? 1 : Math.min(1, Math.max(0, lengthOf(text) ?? 1));
}

function paintOf(text: string | undefined, inherited: Colour | undefined): Colour | undefined {
  if (text === undefined || text === "inherit") return inherited;
  if (text === "none" || text === "transparent") return undefined;
  if (text === "currentColor") return BLACK;
  try {
    const { rgb } = colorString(text);
    if (rgb.type !== "RGB") return refuse(text);
    return [rgb.red, rgb.green, rgb.blue];
  } catch {
    return refuse(text);
  }
}

function boxOf(attributes: Attributes): readonly [number, number, number, number] {
  const [left, top, width, height] = (attributes["viewBox"] ?? "").trim().split(/[\s,]+/).map(lengthOf);
  const box = [
    left ?? 0,
    top ?? 0,
    width ?? lengthOf(attributes["width"]) ?? 0,
    height ?? lengthOf(attributes["height"]) ?? 0,
  ];
  const [x = 0, y = 0, wide = 0, high = 0] = box;
  if (!(wide > 0 && high > 0)) refuse("viewBox");
  return [x, y, wide, high];
}
