/** What entries of dictionaries PDF/A-3 forbids, wherever they stand, a row each. */
import type { PdfFile } from "../read/file.ts";
import { type Dict, isDict, isList, nameOf, type Value } from "../read/objects.ts";
import type { ObstacleKind } from "./obstacle.ts";

interface EntryRow {
  readonly kind: ObstacleKind;
  readonly about: string;
  readonly is: (dict: Dict, get: (name: string) => Value) => boolean;
}

const actions: ReadonlySet<string> = new Set(
  ("JavaScript Launch Sound Movie ResetForm ImportData Hide SetOCGState Rendition Trans GoTo3DView RichMediaExecute " +
    "set-state no-op").split(" "),
);
const pages: ReadonlySet<string> = new Set(["NextPage", "PrevPage", "FirstPage", "LastPage"]);
const filters: ReadonlySet<string> = new Set(
  "FlateDecode ASCIIHexDecode ASCII85Decode RunLengthDecode DCTDecode CCITTFaxDecode JBIG2Decode".split(" "),
);
const blending: ReadonlySet<string> = new Set(
  ("Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference " +
    "Exclusion Hue Saturation Color Luminosity").split(" "),
);

function has(kind: ObstacleKind, ...names: readonly string[]): readonly EntryRow[] {
  return names.map((about) => ({ kind, about, is: (dict) => dict.has(about) }));
}

function isTrue(kind: ObstacleKind, about: string): EntryRow {
  return { kind, about, is: (_, get) => get(about) === true };
}

export const entryRows: readonly EntryRow[] = [
  ...has("action", "AA", "JS", "JavaScript"),
  ...has(
    "forbidden",
    "XFA",
    "Requirements",
    "PresSteps",
    "AlternatePresentations",
    "Perms",
    "OPI",
    "Alternates",
    "HTP",
  ),
  ...has("external", "FFilter"),
  isTrue("forbidden", "NeedAppearances"),
  isTrue("forbidden", "NeedsRendering"),
  isTrue("forbidden", "Interpolate"),
  { kind: "action", about: "an action", is: (_, get) => actions.has(nameOf(get("S")) ?? "") },
  {
    kind: "action",
    about: "a named action",
    is: (_, get) => nameOf(get("S")) === "Named" && !pages.has(nameOf(get("N")) ?? ""),
  },
  {
    kind: "action",
    about: "an action of a field",
    is: (dict, get) => nameOf(get("Subtype")) === "Widget" && dict.has("A"),
  },
  // A structure type has the same name as a transfer function.
  {
    kind: "forbidden",
    about: "TR",
    is: (dict, get) => dict.has("TR") && ["Identity", undefined].includes(nameOf(get("TR"))),
  },
  { kind: "forbidden", about: "TR2", is: (dict, get) => dict.has("TR2") && nameOf(get("TR2")) !== "Default" },
  { kind: "forbidden", about: "a halftone", is: (dict, get) => dict.has("HT") && nameOf(get("HT")) !== "Default" },
  {
    kind: "forbidden",
    about: "PostScript",
    is: (_, get) => nameOf(get("Subtype")) === "PS" || nameOf(get("Subtype2")) === "PS",
  },
  { kind: "forbidden", about: "Ref", is: (dict, get) => nameOf(get("Subtype")) === "Form" && dict.has("Ref") },
  { kind: "forbidden", about: "BM", is: (dict, get) => dict.has("BM") && !blending.has(nameOf(get("BM")) ?? "") },
  {
    kind: "colour-unsure",
    about: "OPM",
    is: (_, get) => get("OPM") === 1 && (get("OP") === true || get("op") === true),
  },
  {
    kind: "forbidden",
    about: "optional content",
    is: (_, get) => {
      const properties = get("OCProperties");
      const usual = isDict(properties) ? properties.get("D") : undefined;
      return isDict(properties) &&
        !(isDict(usual) && usual.has("Name") && !usual.has("AS") && !properties.has("Configs"));
    },
  },
];

/** Whether all that a stream is packed with is known and allowed. */
export function isAllowedFilter(file: PdfFile, dict: Dict): boolean {
  const given = file.get(dict.get("Filter"));
  const names = isList(given) ? given.map((it) => nameOf(file.get(it))) : given === null ? [] : [nameOf(given)];
  return names.every((it) => it !== undefined && filters.has(it));
}

const annotations: ReadonlySet<string> = new Set(
  ("Link Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup " +
    "FileAttachment Widget PrinterMark TrapNet Watermark").split(" "),
);
/** Invisible, Hidden, NoView, ToggleNoView: none of them may be set, and Print must be (6.3.2). */
const PRINT = 4;
const HIDING = 1 | 2 | 32 | 256;

export type AnnotationFault = "flags" | "other";

/** What PDF/A does not allow of an annotation; `flags` can be mended. */
export function annotationFault(file: PdfFile, dict: Dict): AnnotationFault | undefined {
  const get = (name: string) => file.get(dict.get(name));
  const subtype = nameOf(get("Subtype")) ?? "";
  if (!annotations.has(subtype)) return "other";
  const appearance = get("AP");
  const box = file.list(dict.get("Rect")).map((it) => file.get(it));
  const isEmpty = box.length === 4 && box[0] === box[2] && box[1] === box[3];
  const needs = !["Popup", "Link"].includes(subtype) && !isEmpty;
  if (needs && !isDict(appearance)) return "other";
  if (isDict(appearance) && [...appearance.keys()].some((it) => it !== "N")) return "other";
  if ([get("C"), get("IC")].some((it) => isList(it) && it.length === 4)) return "other";
  const flags = get("F");
  if (subtype === "Popup" && flags === null) return undefined;
  if (flags === null) return "flags";
  return typeof flags === "number" && (flags & PRINT) !== 0 && (flags & HIDING) === 0 ? undefined : "other";
}
