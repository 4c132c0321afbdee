/**
 * Documents changed at random along their schemas: elements inserted, taken out, doubled and moved, values and attributes
 * of odd forms, extensions with whatever the schemas declare, types named by `xsi:type`.
 */
import { Schema, type Type } from "../../engine/schema/table.ts";
import { ciiTable } from "../../engine/schema/cii.gen.ts";
import { ublTable } from "../../engine/schema/ubl.gen.ts";
import { Random } from "../support/random.ts";
import { copyOf, type Element, elementsOf, isElement, isLeaf, textOf, treeOf } from "../support/tree.ts";

export interface SchemaMutant {
  readonly xml: string;
  /** The document that it was made of, and how. */
  readonly made: string;
}

const bases = ["base.ubl.xml", "base.creditnote.xml", "base.cii.xml"];
const schemas = [new Schema(ublTable, ["cn"]), new Schema(ublTable, ["ubl"]), new Schema(ciiTable)];
const roots = ["ubl:Invoice", "cn:CreditNote", "rsm:CrossIndustryInvoice"];

const XS = "http://www.w3.org/2001/XMLSchema";
const namespaces: readonly (readonly [prefix: string, uri: string])[] = [
  ["xs", XS],
  ["xsi", `${XS}-instance`],
  ["ext", "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"],
  ["udt", "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"],
  ["ds", "http://www.w3.org/2000/09/xmldsig#"],
  ["xades", "http://uri.etsi.org/01903/v1.3.2#"],
];

const oddValues = [
  "",
  " ",
  "1",
  "0",
  "true",
  "-1.50",
  "+.5",
  "5.",
  "1e3",
  "INF",
  "2026-02-29",
  "2024-02-29",
  "2026-11-30Z",
]
  .concat([
    "2026-11-30+14:00",
    "24:00:00",
    "12:00:00.5-05:30",
    "2026-11-30T12:00:00",
    "QQ==",
    "QQ=",
    "a b",
    "%",
    "urn:x",
  ])
  .concat(["https://example.org/[", "EUR", "1001", " 6 ", "de-DE"]);
const oddAttributes = ["currencyID", "unitCode", "schemeID", "listID", "mimeCode", "languageID", "format", "uri", "odd"]
  .concat(["xml:lang", "xsi:nil", "xsi:schemaLocation", "schemeURI", "listAgencyID", "Id"]);
const oddTypes = [
  "xs:decimal",
  "xs:date",
  "xs:string",
  "udt:IDType",
  "cac:PartyType",
  "cbc:IDType",
  "cbc:NoteType",
  "none",
];

/** The nth mutant of a seed. */
export function schemaMutant(seed: number, number: number): SchemaMutant {
  const random = new Random(seed, number);
  const which = random.below(bases.length);
  const file = bases[which] ?? "";
  const root = treeOf(Deno.readTextFileSync(new URL(`../../cases/${file}`, import.meta.url)));
  for (const [prefix, uri] of namespaces) {
    if (!root.attributes.has(`xmlns:${prefix}`)) root.attributes.set(`xmlns:${prefix}`, uri);
  }
  const schema = schemas[which] ?? new Schema(ublTable);
  const type = schema.element(roots[which] ?? "")?.type;
  if (type === undefined) throw new Error(`the schema of ${file} has no root`);
  const typed = new Map<Element, Type>();
  annotate(root, type, typed);
  const told = Array.from({ length: 1 + random.below(3) }, () => change(random, typed, root, schema));
  return { xml: textOf(root), made: `${file}: ${told.join("; ")}` };
}

/** Notes the types of an element and of all below it, as far as the content models know their names. */
function annotate(element: Element, type: Type, typed: Map<Element, Type>): void {
  typed.set(element, type);
  for (const child of element.children.filter(isElement)) {
    const place = type.model?.placeOf(child.name) ?? -1;
    const item = place < 0 ? undefined : type.model?.item(place);
    if (item !== undefined && "element" in item) annotate(child, item.element.type, typed);
  }
}

function change(random: Random, typed: Map<Element, Type>, root: Element, schema: Schema): string {
  const elements = elementsOf(root);
  const element = random.of(elements);
  const type = typed.get(element);
  const at = random.below(element.children.length + 1);
  switch (random.below(9)) {
    case 0:
    case 1:
      return insert(random, element, type, at);
    case 2:
      element.children.splice(at, 1);
      return `${element.name}: child ${at} out`;
    case 3: {
      const child = element.children[at];
      if (child !== undefined && isElement(child)) element.children.splice(random.below(at + 1), 0, copyOf(child));
      return `${element.name}: child ${at} doubled`;
    }
    case 4: {
      const [child] = element.children.splice(at, 1);
      if (child !== undefined) element.children.splice(random.below(element.children.length + 1), 0, child);
      return `${element.name}: child ${at} moved`;
    }
    case 5:
      return attribute(random, element, type);
    case 6:
      return value(random, element);
    case 7:
      return extension(random, root, schema);
    default:
      element.attributes.set("xsi:type", random.of(oddTypes));
      return `${element.name} with xsi:type ${element.attributes.get("xsi:type")}`;
  }
}

/** Any element that the model of the parent has, at any place, with what it must hold or with less. */
function insert(random: Random, element: Element, type: Type | undefined, at: number): string {
  const items = [...(type?.model?.expected(0) ?? []), ...(type?.model?.expected(1 + random.below(12)) ?? [])];
  const declared = items.flatMap((item) => "element" in item ? [item.element] : []);
  if (declared.length === 0) return value(random, element);
  const { shown, type: inner } = random.of(declared);
  element.children.splice(at, 0, filled(random, shown, inner, 0));
  return `${element.name}: ${shown} at ${at}`;
}

function filled(random: Random, name: string, type: Type, depth: number): Element {
  const element: Element = { name, attributes: new Map(), children: [] };
  for (const required of type.required) if (!random.oneIn(8)) element.attributes.set(required, "EUR");
  if (type.simple !== undefined) {
    element.children.push(random.oneIn(4) ? random.of(oddValues) : exampleOf(type.simple.form));
  } else if (type.model !== undefined && depth < 6) {
    const { items } = type.model.lacking(0);
    for (const item of items) {
      if ("element" in item && !random.oneIn(10)) {
        element.children.push(filled(random, item.element.shown, item.element.type, depth + 1));
      }
    }
  }
  return element;
}

/** The first value that a form shows. */
function exampleOf(form: string): string {
  return form.startsWith("xs:") ? "1" : form.split(/,| \(/, 1)[0] ?? "";
}

function attribute(random: Random, element: Element, type: Type | undefined): string {
  const known = [...(type?.attributes.keys() ?? []), ...element.attributes.keys()].filter((it) =>
    !it.startsWith("xmlns")
  );
  const name = known.length > 0 && random.oneIn(2) ? random.of(known) : random.of(oddAttributes);
  if (element.attributes.has(name) && random.oneIn(2)) element.attributes.delete(name);
  else element.attributes.set(name, random.of(oddValues));
  return `${element.name}/@${name} ${element.attributes.get(name) ?? "out"}`;
}

function value(random: Random, element: Element): string {
  const leaf = random.of(elementsOf(element).filter(isLeaf));
  const text = random.of(oddValues);
  leaf.children.splice(0, leaf.children.length, text);
  return `${leaf.name} "${text}"`;
}

/** An extension of any declared element, or of one that nobody knows. */
function extension(random: Random, root: Element, schema: Schema): string {
  const names = ["cac:Party", "cac:InvoiceLine", "cac:Shipment", "cbc:IssueDate", "ds:KeyInfo", "ds:Signature"]
    .concat(["xades:SignatureTimeStamp", "xades:QualifyingProperties", "ext:ExtensionURI", "odd"]);
  const name = random.of(names);
  const [prefix = "", local = ""] = name.split(":");
  const uri = namespaces.find(([it]) => it === prefix)?.[1] ?? "";
  const type = (schema.element(name) ?? schema.element(`Q{${uri}}${local}`))?.type;
  const content: Element = type === undefined
    ? { name, attributes: new Map([["xmlns", random.of(["urn:odd", ""])]]), children: [] }
    : filled(random, name, type, 0);
  if (type?.model !== undefined) insert(random, content, type, 0);
  const wrap = (outer: string, child: Element): Element => ({ name: outer, attributes: new Map(), children: [child] });
  const whole = wrap("ext:UBLExtensions", wrap("ext:UBLExtension", wrap("ext:ExtensionContent", content)));
  root.children.splice(random.oneIn(6) ? random.below(root.children.length) : 0, 0, whole);
  return `extension ${name}`;
}
