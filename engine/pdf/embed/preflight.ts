/**
 * Whether a PDF can be PDF/A-3b once an XML is in it: each object and each page is looked at, and what is not known to be
 * allowed is an obstacle. Of what only its maker can know, a file that says that it is PDF/A is believed.
 */
import { joined } from "../../model/bytes.ts";
import type { Budget } from "../read/budget.ts";
import type { Opened } from "../read/file.ts";
import {
  type Dict,
  isDict,
  isList,
  isRef,
  isStream,
  nameOf,
  type Stream,
  Unreadable,
  type Value,
} from "../read/objects.ts";
import { type Page, pagesOf } from "../read/page_tree.ts";
import { coloursIn, intentOf, isCovered } from "./colours.ts";
import { usedIn } from "./content.ts";
import { annotationFault, entryRows, isAllowedFilter } from "./entries.ts";
import { type Obstacle, Obstacles } from "./obstacle.ts";
import { syntaxFault } from "./syntax.ts";
import { typefaceFault } from "./typefaces.ts";

export interface Preflight {
  readonly obstacles: readonly Obstacle[];
  /** New versions of objects that take obstacles away, and change nothing that is seen. */
  readonly mended: readonly { readonly number: number; readonly dict: Dict }[];
  /** Whether the file has an output intent of its own. */
  readonly hasIntent: boolean;
}

interface Work {
  readonly opened: Opened;
  readonly budget: Budget;
  readonly obstacles: Obstacles;
  readonly mended: Map<number, Dict>;
  readonly vouched: boolean;
  readonly intent: number;
}

/** The components of sRGB, which is the intent where there is none. */
const SRGB = 3;

/** `vouched`: the file says that it is PDF/A. Throws Unreadable. */
export function preflight(opened: Opened, catalog: Dict, vouched: boolean, budget: Budget): Preflight {
  const { file, trailer } = opened;
  const own = intentOf(file, catalog);
  const work: Work = { opened, budget, obstacles: new Obstacles(), mended: new Map(), vouched, intent: own ?? SRGB };
  if (Number.isNaN(own)) work.obstacles.add("colour", "OutputIntents");
  const syntax = syntaxFault(opened, budget);
  if (syntax !== undefined) work.obstacles.add(syntax.kind, syntax.about);
  for (const number of file.numbers()) objectWith(work, number);
  for (const [index, page] of pagesOf(file, trailer, budget).entries()) pageWith(work, page, index + 1);
  return {
    obstacles: work.obstacles.list(),
    mended: [...work.mended].map(([number, dict]) => ({ number, dict })),
    hasIntent: own !== undefined,
  };
}

const DEEPEST = 30;

function objectWith(work: Work, number: number): void {
  const { file } = work.opened;
  const value = file.get({ ref: number });
  if (isStream(value)) streamWith(work, value);
  entriesWith(work, isStream(value) ? value.dict : value, 0);
  if (isDict(value)) descriptorWith(work, number, value);
}

function streamWith({ opened: { file }, obstacles }: Work, { dict }: Stream): void {
  if (!isAllowedFilter(file, dict)) {
    obstacles.add("filter", nameOf(file.get(dict.get("Filter"))) ?? "a list of filters");
  }
  if (dict.has("F")) obstacles.add("external", "F");
}

/** All dictionaries of a value, with those inside it. */
function entriesWith(work: Work, value: Value, depth: number): void {
  const { opened: { file }, obstacles, budget, intent } = work;
  budget.look(20);
  if (depth > DEEPEST) return obstacles.add("syntax", "depth");
  if (value instanceof Uint8Array && value.length > 32_767) obstacles.add("syntax", "a long string");
  if (isList(value)) { for (const it of value) entriesWith(work, it, depth + 1); }
  if (!isDict(value)) return;
  const get = (name: string) => file.get(value.get(name));
  for (const row of entryRows) if (row.is(value, get)) obstacles.add(row.kind, row.about);
  for (const name of ["ColorSpace", "CS"]) {
    const space = get(name);
    for (const it of isDict(space) ? [...space.values()].map((it) => file.get(it)) : [space]) {
      const { device, unsure } = coloursIn(file, it);
      if (unsure) obstacles.add("colour-unsure", name);
      for (const colour of device) if (!isCovered(colour, intent)) obstacles.add("colour", colour);
    }
  }
  for (const it of value.values()) if (!isRef(it)) entriesWith(work, it, depth + 1);
}

/** Lists of glyphs in descriptors must be whole in PDF/A-3 (6.2.11.4.2), and may be left out. */
function descriptorWith({ mended }: Work, number: number, dict: Dict): void {
  if (nameOf(dict.get("Type")) !== "FontDescriptor" || !(dict.has("CIDSet") || dict.has("CharSet"))) return;
  mended.set(number, new Map([...dict].filter(([name]) => name !== "CIDSet" && name !== "CharSet")));
}

function pageWith(work: Work, page: Page, number: number): void {
  const { opened: { file }, obstacles, mended } = work;
  if (page.inherits && page.resources !== undefined) obstacles.add("resources", "Resources", number);
  const box = file.list(page.dict.get("MediaBox")).map((it) => file.get(it)).filter((it) => typeof it === "number");
  const sides = [Math.abs((box[2] ?? 600) - (box[0] ?? 0)), Math.abs((box[3] ?? 600) - (box[1] ?? 0))];
  if (sides.some((it) => it < 3 || it > 14_400)) obstacles.add("size", "MediaBox", number);
  contentWith(work, contentsOf(work, page.dict), page.resources, number);
  formsWith(work, page.resources, number, 0);
  for (const value of file.list(page.dict.get("Annots"))) {
    const annotation = file.dict(value);
    const fault = annotation === undefined ? "other" : annotationFault(file, annotation);
    const subtype = nameOf(file.get(annotation?.get("Subtype"))) ?? "annotation";
    if (fault === "flags" && isRef(value) && annotation !== undefined && !work.vouched) {
      mended.set(value.ref, new Map([...annotation, ["F", 4]]));
    } else if (fault !== undefined) obstacles.add("annotation", subtype, number);
    formWith(work, file.get(file.dict(annotation?.get("AP"))?.get("N")), number, 0);
  }
}

function contentsOf({ opened: { file } }: Work, page: Dict): Uint8Array {
  const contents = file.get(page.get("Contents"));
  const streams = (isStream(contents) ? [contents] : file.list(contents).map((it) => file.get(it))).filter(isStream);
  return joined(streams.flatMap((it) => [file.data(it), Uint8Array.of(0x0a)]));
}

const DEEPEST_FORM = 12;

/** Forms, patterns and the glyphs of drawn typefaces, which have contents of their own. */
function formsWith(work: Work, resources: Dict | undefined, page: number, depth: number): void {
  const { opened: { file } } = work;
  for (const name of ["XObject", "Pattern"]) {
    for (const it of file.dict(resources?.get(name))?.values() ?? []) formWith(work, file.get(it), page, depth);
  }
  for (const it of file.dict(resources?.get("Font"))?.values() ?? []) {
    const font = file.dict(it);
    if (nameOf(file.get(font?.get("Subtype"))) !== "Type3") continue;
    for (const glyph of file.dict(font?.get("CharProcs"))?.values() ?? []) {
      const stream = file.get(glyph);
      if (isStream(stream)) contentWith(work, file.data(stream), file.dict(font?.get("Resources")) ?? resources, page);
    }
  }
}

function formWith(work: Work, value: Value, page: number, depth: number): void {
  const { opened: { file } } = work;
  if (depth > DEEPEST_FORM) throw new Unreadable("its forms are nested too deep");
  if (isDict(value)) { for (const it of value.values()) formWith(work, file.get(it), page, depth + 1); }
  if (!isStream(value) || nameOf(file.get(value.dict.get("Subtype"))) === "Image") return;
  const resources = file.dict(value.dict.get("Resources"));
  contentWith(work, file.data(value), resources, page);
  formsWith(work, resources, page, depth + 1);
}

function contentWith(work: Work, content: Uint8Array, resources: Dict | undefined, page: number): void {
  const { opened: { file }, obstacles, budget, intent, vouched } = work;
  const { unknown, colours, shown, unsure } = usedIn(content, budget);
  for (const it of unknown) obstacles.add("content", it.slice(0, 20), page);
  if (unsure) obstacles.add("content", "operands", page);
  for (const it of colours) if (!isCovered(it, intent)) obstacles.add("colour", it, page);
  for (const [name, texts] of shown) {
    const font = file.dict(file.dict(resources?.get("Font"))?.get(name));
    const fault = font === undefined ? "font-unsure" : typefaceFault(file, font, texts, vouched);
    if (fault !== undefined) obstacles.add(fault, nameOf(file.get(font?.get("BaseFont"))) ?? name, page);
  }
}
