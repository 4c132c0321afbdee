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
import { type Obstacle, type ObstacleKind, Obstacles } from "./obstacle.ts";
import { syntaxFault } from "./syntax.ts";
import { type Typeface, typefaceOf } from "./typefaces.ts";

export interface Preflight {
  readonly obstacles: readonly Obstacle[];
  /** New versions of objects that take obstacles away, and change nothing that is seen. */
  readonly mended: readonly { readonly number: number; readonly dict: Dict }[];
  /** Whether the file has an output intent of its own. */
  readonly hasIntent: boolean;
}

/** What is wrong, and what it is about; the page is said where it is known. */
type Fault = readonly [kind: ObstacleKind, about: string];

interface Work {
  readonly opened: Opened;
  readonly budget: Budget;
  readonly obstacles: Obstacles;
  readonly mended: Map<number, Dict>;
  /** What is wrong in forms and drawn typefaces, and how typefaces are checked, of those that were met. */
  readonly faults: Map<object, readonly Fault[]>;
  readonly typefaces: Map<Dict, Typeface>;
  readonly vouched: boolean;
  readonly intent: number;
}

/** The components of sRGB, which is the intent where there is none. */
const SRGB = 3;

/** `vouched`: the file says that it is PDF/A. Throws Unreadable. */
export function preflight(opened: Opened, catalog: Dict, vouched: boolean, budget: Budget): Preflight {
  const { file, trailer } = opened;
  const own = intentOf(file, catalog);
  const met = { mended: new Map(), faults: new Map(), typefaces: new Map() };
  const work: Work = { opened, budget, obstacles: new Obstacles(), ...met, vouched, intent: own ?? SRGB };
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
  if (!dict.has("FontName") || !(dict.has("CIDSet") || dict.has("CharSet"))) return;
  mended.set(number, new Map([...dict].filter(([name]) => name !== "CIDSet" && name !== "CharSet")));
}

function pageWith(work: Work, page: Page, number: number): void {
  const { opened: { file }, obstacles, mended, budget } = work;
  if (page.inherits && page.resources !== undefined) obstacles.add("resources", "Resources", number);
  const box = file.list(page.dict.get("MediaBox")).map((it) => file.get(it)).filter((it) => typeof it === "number");
  const sides = [Math.abs((box[2] ?? 600) - (box[0] ?? 0)), Math.abs((box[3] ?? 600) - (box[1] ?? 0))];
  if (sides.some((it) => it < 3 || it > 14_400)) obstacles.add("size", "MediaBox", number);
  const add = ([kind, about]: Fault) => obstacles.add(kind, about, number);
  contentFaults(work, contentsOf(work, page.dict), page.resources).forEach(add);
  resourceFaults(work, page.resources, 0).forEach(add);
  for (const value of file.list(page.dict.get("Annots"))) {
    budget.look(EACH);
    const annotation = file.dict(value);
    const fault = annotation === undefined ? "other" : annotationFault(file, annotation);
    const subtype = nameOf(file.get(annotation?.get("Subtype"))) ?? "annotation";
    if (fault === "flags" && isRef(value) && annotation !== undefined && !work.vouched) {
      mended.set(value.ref, new Map([...annotation, ["F", 4]]));
    } else if (fault !== undefined) obstacles.add("annotation", subtype, number);
    formFaults(work, file.get(file.dict(annotation?.get("AP"))?.get("N")), 0).forEach(add);
  }
}

/** Bytes of work that a reference stands for: what it leads to may have none, and a list of them may be that of every page. */
const EACH = 50;

function contentsOf({ opened: { file }, budget }: Work, page: Dict): Uint8Array {
  const contents = file.get(page.get("Contents"));
  const streams = (isStream(contents) ? [contents] : file.list(contents).map((it) => file.get(it))).filter(isStream);
  return joined(streams.flatMap((it) => {
    budget.look(EACH);
    return [file.data(it), Uint8Array.of(0x0a)];
  }));
}

const DEEPEST_FORM = 12;

/** What is wrong in forms, patterns and the glyphs of drawn typefaces, which have contents of their own. */
function resourceFaults(work: Work, resources: Dict | undefined, depth: number): readonly Fault[] {
  const { opened: { file }, budget } = work;
  const forms = ["XObject", "Pattern"].flatMap((name) => {
    return [...file.dict(resources?.get(name))?.values() ?? []].map((it) => formFaults(work, file.get(it), depth));
  });
  const glyphs = [...file.dict(resources?.get("Font"))?.values() ?? []].map((it) => {
    budget.look(EACH);
    const font = file.dict(it);
    return font === undefined ? [] : once(work, font, () => glyphFaults(work, font));
  });
  return distinct([...forms, ...glyphs].flat());
}

/** Each glyph of a drawn typeface is a content; one without resources takes those of the content that shows it, which are not known here. */
function glyphFaults(work: Work, font: Dict): readonly Fault[] {
  const { opened: { file }, budget } = work;
  if (nameOf(file.get(font.get("Subtype"))) !== "Type3") return [];
  const resources = file.dict(font.get("Resources"));
  return [...file.dict(font.get("CharProcs"))?.values() ?? []].flatMap((it) => {
    budget.look(EACH);
    const stream = file.get(it);
    return isStream(stream) ? contentFaults(work, file.data(stream), resources) : [];
  });
}

/** What is wrong in a form with all inside it, or in the forms of the states of an annotation. */
function formFaults(work: Work, value: Value, depth: number): readonly Fault[] {
  const { opened: { file }, budget } = work;
  budget.look(EACH);
  if (depth > DEEPEST_FORM) throw new Unreadable("its forms are nested too deep");
  if (isDict(value)) {
    return once(work, value, () => [...value.values()].flatMap((it) => formFaults(work, file.get(it), depth + 1)));
  }
  if (!isStream(value) || nameOf(file.get(value.dict.get("Subtype"))) === "Image") return [];
  return once(work, value, () => {
    const resources = file.dict(value.dict.get("Resources"));
    return [...contentFaults(work, file.data(value), resources), ...resourceFaults(work, resources, depth + 1)];
  });
}

/** Worked out once, and said of each page that has it; what is inside of itself adds nothing. */
function once({ faults }: Work, of: object, work: () => readonly Fault[]): readonly Fault[] {
  const known = faults.get(of);
  if (known !== undefined) return known;
  faults.set(of, []);
  const found = distinct(work());
  faults.set(of, found);
  return found;
}

function distinct(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((it) => [it.join(" "), it])).values()].slice(0, MOST_OF_ONE);
}

/** More of one content are not told apart. */
const MOST_OF_ONE = 200;

function contentFaults(work: Work, content: Uint8Array, resources: Dict | undefined): readonly Fault[] {
  const { opened: { file }, budget, intent } = work;
  const { unknown, colours, shown, unsure } = usedIn(content, budget);
  const fonts = file.dict(resources?.get("Font"));
  return [
    ...[...unknown].map((it): Fault => ["content", it.slice(0, 20)]),
    ...(unsure ? [["content", "operands"] as const] : []),
    ...[...colours].filter((it) => !isCovered(it, intent)).map((it): Fault => ["colour", it]),
    ...[...shown].flatMap(([name, texts]): readonly Fault[] => {
      const font = file.dict(fonts?.get(name));
      const fault = font === undefined ? "font-unsure" : typefaceIn(work, font)(texts);
      return fault === undefined ? [] : [[fault, nameOf(file.get(font?.get("BaseFont"))) ?? name]];
    }),
  ];
}

/** Read once, however many pages show it. */
function typefaceIn({ opened: { file }, typefaces, vouched, budget }: Work, font: Dict): Typeface {
  const known = typefaces.get(font) ?? typefaceOf(file, font, vouched, budget);
  typefaces.set(font, known);
  return known;
}
