/**
 * An XML into somebody's own PDF, by appending to it: not a byte of what was there changes. PDF/A-3 is claimed where nothing
 * that is known keeps it from being that.
 */
import { zlibSync } from "fflate";
import { encodeUtf8 } from "../../xml/encode.ts";
import { latin1 } from "../read/bytes.ts";
import type { Budget } from "../read/budget.ts";
import type { Opened, Section } from "../read/file.ts";
import { type Dict, isDict, isRef, isStream, type Value } from "../read/objects.ts";
import { stringText } from "../read/text.ts";
import { type Xmp, xmpIn } from "../read/xmp.ts";
import { appended, type NewDict, type NewStream } from "../update/append.ts";
import { newId } from "../update/version.ts";
import { srgbProfile } from "../write/srgb.ts";
import { md5 } from "@noble/hashes/legacy.js";
import { addedMetadata, claimIn, newMetadata } from "./metadata.ts";
import type { Obstacle } from "./obstacle.ts";
import { preflight } from "./preflight.ts";

export interface Whole extends Opened {
  readonly newest: Section;
}

export interface Attaching {
  readonly xml: Uint8Array;
  readonly name: "factur-x.xml" | "xrechnung.xml";
  readonly relationship: "Data" | "Alternative";
  readonly level: string;
  readonly date: Date;
  /** Whether the result is to be PDF/A-3. */
  readonly pdfa: boolean;
}

export type Attached =
  | { readonly made: Uint8Array<ArrayBuffer>; readonly pdfa: "3a" | "3b" | "none" }
  | { readonly obstacles: readonly Obstacle[] };

/** Throws Unreadable. */
export function attached(opened: Whole, asked: Attaching, budget: Budget): Attached {
  const { file, trailer } = opened;
  const root = trailer.get("Root");
  const catalog = file.dict(root);
  if (!isRef(root) || catalog === undefined) return { obstacles: [{ kind: "syntax", page: null, about: "Root" }] };
  const stream = file.get(catalog.get("Metadata"));
  const xmp = isStream(stream) ? xmpIn(file.data(stream)) : undefined;
  const claim = claimIn(xmp);
  const checked = asked.pdfa ? preflight(opened, catalog, claim !== undefined, budget) : undefined;
  const metadata = metadataFor(opened, xmp, asked, budget);
  const names = treeWith(opened, catalog, asked.name, { ref: file.highest() + SPEC });
  const obstacles = [
    ...checked?.obstacles ?? [],
    ...(metadata === undefined ? [{ kind: "metadata" as const, page: null, about: "Metadata" }] : []),
    ...(names === undefined ? [{ kind: "attachment" as const, page: null, about: "EmbeddedFiles" }] : []),
    ...(asked.pdfa ? otherFiles(opened, catalog) : []),
  ];
  if (obstacles.length > 0 || metadata === undefined || names === undefined) return { obstacles };
  const objects = objectsFor(opened, { catalog, number: root.ref }, asked, {
    metadata,
    names,
    intent: checked !== undefined && !checked.hasIntent,
  });
  const made = appended(opened, [...objects, ...checked?.mended ?? []], newId(opened, asked.xml), { ids: true });
  return { made, pdfa: !asked.pdfa ? "none" : claim?.conformance === "A" ? "3a" : "3b" };
}

/** The numbers of new objects, behind the highest that there is. */
const [FILE, SPEC, METADATA, PROFILE, INTENT] = [1, 2, 3, 4, 5];

const versions: Readonly<Record<string, string>> = { XRECHNUNG: "3.0" };

function metadataFor(
  { file, trailer }: Opened,
  xmp: Xmp | undefined,
  { name, level, pdfa }: Attaching,
  budget: Budget,
): string | undefined {
  const invoice = { name, level, version: versions[level] ?? "1.0" };
  const claim = claimIn(xmp);
  if (pdfa && xmp !== undefined && claim !== undefined) return addedMetadata(xmp, invoice, claim.conformance);
  const info = file.dict(trailer.get("Info"));
  const said = (key: string) => xmlText(stringText(file.get(info?.get(key)), budget));
  return newMetadata(
    invoice,
    { title: said("Title"), author: said("Author"), creator: said("Creator") },
    pdfa ? "B" : undefined,
  );
}

/** Without characters that XML has not. */
function xmlText(text: string): string {
  return text.replaceAll(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, "").trim();
}

/** The list of attachments with one more: only a plain one is written again. */
function treeWith({ file }: Opened, catalog: Dict, name: string, spec: Value): Dict | undefined {
  const names = file.dict(catalog.get("Names"));
  const tree = file.dict(names?.get("EmbeddedFiles"));
  if (tree?.has("Kids") === true) return undefined;
  const pairs: (readonly [Value, Value])[] = [[latin1(name), spec]];
  const before = file.list(tree?.get("Names"));
  for (let at = 0; at + 1 < before.length; at += 2) pairs.push([file.get(before[at]), before[at + 1] ?? null]);
  const key = ([it]: readonly [Value, Value]) =>
    it instanceof Uint8Array ? String.fromCharCode(...it.subarray(0, 500)) : "";
  const sorted = pairs.toSorted((a, b) => key(a) < key(b) ? -1 : 1);
  return new Map<string, Value>([...names ?? [], ["EmbeddedFiles", new Map([["Names", sorted.flat()]])]]);
}

/** Attachments that are there already must be described as PDF/A-3 requires (ISO 19005-3, 6.8). */
function otherFiles({ file }: Opened, catalog: Dict): readonly Obstacle[] {
  const tree = file.dict(file.dict(catalog.get("Names"))?.get("EmbeddedFiles"));
  const specs = file.list(tree?.get("Names")).filter((_, at) => at % 2 === 1);
  const isDescribed = (value: Value) => {
    const spec = file.dict(value);
    const held = file.get(file.dict(spec?.get("EF"))?.get("F"));
    return spec !== undefined && ["F", "UF", "AFRelationship"].every((it) => spec.has(it)) && isStream(held) &&
      held.dict.has("Subtype");
  };
  return specs.every(isDescribed) ? [] : [{ kind: "attachment", page: null, about: "EmbeddedFiles" }];
}

interface Made {
  readonly metadata: string;
  readonly names: Dict;
  /** Whether an output intent is added. */
  readonly intent: boolean;
}

function objectsFor(
  { file }: Opened,
  { catalog, number }: { readonly catalog: Dict; readonly number: number },
  asked: Attaching,
  { metadata, names, intent }: Made,
): readonly (NewDict | NewStream)[] {
  const first = file.highest();
  const ref = (offset: number): Value => ({ ref: first + offset });
  const listed = file.list(file.dict(names.get("EmbeddedFiles"))?.get("Names")).filter((_, at) => at % 2 === 1);
  const entries = new Map<string, Value>([
    ...catalog,
    ["Names", names],
    ["AF", unique([ref(SPEC), ...file.list(catalog.get("AF")), ...listed])],
    ["Metadata", ref(METADATA)],
    ...(intent ? [["OutputIntents", [ref(INTENT)]] as const] : []),
  ]);
  const type: readonly (readonly [string, Value])[] = [["Type", { name: "Metadata" }], ["Subtype", { name: "XML" }]];
  return [
    { number, dict: entries },
    ...fileObjects(first, asked),
    // Metadata are not packed: PDF/A-1 forbids it, and readers without a decoder look for them.
    stream(first + METADATA, type, encodeUtf8(metadata), false),
    ...(intent ? intentObjects(first) : []),
  ];
}

/** The embedded file and its specification (ISO 32000-1, 7.11). */
function fileObjects(
  first: number,
  { xml, name, relationship, date }: Attaching,
): readonly (NewDict | NewStream)[] {
  const when = latin1(`D:${date.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z`);
  const file: Value = { ref: first + FILE };
  const params = new Map<string, Value>([["Size", xml.length], ["ModDate", when], ["CheckSum", md5(xml)]]);
  const spec = new Map<string, Value>([
    ["Type", { name: "Filespec" }],
    ["F", latin1(name)],
    ["UF", latin1(name)],
    ["Desc", latin1(name === "xrechnung.xml" ? "XRechnung" : "Factur-X")],
    ["AFRelationship", { name: relationship }],
    ["EF", new Map([["F", file], ["UF", file]])],
  ]);
  return [
    stream(
      first + FILE,
      [["Type", { name: "EmbeddedFile" }], ["Subtype", { name: "text/xml" }], ["Params", params]],
      xml,
      true,
    ),
    { number: first + SPEC, dict: spec },
  ];
}

function intentObjects(first: number): readonly (NewDict | NewStream)[] {
  return [
    stream(first + PROFILE, [["N", 3]], srgbProfile(), true),
    {
      number: first + INTENT,
      dict: new Map<string, Value>([
        ["Type", { name: "OutputIntent" }],
        ["S", { name: "GTS_PDFA1" }],
        ["OutputConditionIdentifier", latin1("sRGB")],
        ["Info", latin1("sRGB IEC61966-2.1")],
        ["DestOutputProfile", { ref: first + PROFILE }],
      ]),
    },
  ];
}

function stream(
  number: number,
  entries: readonly (readonly [string, Value])[],
  bytes: Uint8Array,
  packed: boolean,
): NewStream {
  const dict = new Map<string, Value>([...entries, ...(packed ? [["Filter", { name: "FlateDecode" }] as const] : [])]);
  return { number, dict, bytes: packed ? zlibSync(bytes) : bytes };
}

function unique(values: readonly Value[]): readonly Value[] {
  const seen = new Set<number>();
  return values.filter((it) => {
    if (!isRef(it)) return isDict(it);
    if (seen.has(it.ref)) return false;
    seen.add(it.ref);
    return true;
  });
}
