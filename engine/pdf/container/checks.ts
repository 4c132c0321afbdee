/**
 * What Factur-X 1.0 requires of the PDF around the XML (technical annex, 6.1 to 6.3), a row each. A row finds what is stated
 * and what is required instead; undefined where all is well.
 */
import { type SpecificationId } from "../../model/specifications.ts";
import { said } from "../read/xmp.ts";
import type { ContainerFacts } from "./facts.ts";

export const containerRules = [
  "PDF-NAME",
  "PDF-RELATIONSHIP",
  "PDF-XMP-LEVEL",
  "PDF-AF",
  "PDF-CLAIM",
  "PDF-SEVERAL",
  "PDF-SYNTAX",
  "PDF-ANNOTATION",
] as const;

export type ContainerRule = typeof containerRules[number];

/** The container, with what the XML in it says. */
export interface Container extends ContainerFacts {
  readonly specification: SpecificationId;
  /** The country that seller and buyer are both in; null where they are in two, or it is not known. */
  readonly nation: () => string | null;
}

interface Stated {
  readonly actual?: string | undefined;
  readonly expected?: string;
}

export interface Check {
  readonly rule: ContainerRule;
  /** Below the catalog of the PDF; `{name}` is the name of the attachment. */
  readonly place: string;
  /** Whether the standard says "shall"; what it recommends, or what depends on the country, stays information. */
  readonly shall: boolean | ((it: Container) => boolean);
  readonly find: (it: Container) => Stated | undefined;
}

interface Level {
  readonly level: string;
  /** Of the data format. */
  readonly version: RegExp;
}

const level = (name: string): Level => ({ level: name, version: /^1\.0/ });
const xrechnung: Level = { level: "XRECHNUNG", version: /^[1-9]\.\d/ };

/** What the metadata say of an invoice, by what it names as its specification (BT-24). */
const levels: Readonly<Partial<Record<SpecificationId, Level>>> = {
  "facturx-minimum": level("MINIMUM"),
  "facturx-basicwl": level("BASIC WL"),
  "facturx-basic": level("BASIC"),
  "facturx-en16931": level("EN 16931"),
  "en16931": level("EN 16931"),
  "facturx-extended": level("EXTENDED"),
  "fr-extended": level("EXTENDED"),
  "xrechnung": xrechnung,
  "xrechnung-extension": xrechnung,
  "xrechnung-cvd": xrechnung,
  "xrechnung-older": xrechnung,
  "xrechnung-other": xrechnung,
};

/** Undefined where BT-24 names something that is no level of Factur-X. */
export function levelFor(specification: SpecificationId): string | undefined {
  return levels[specification]?.level;
}

export function nameFor(specification: SpecificationId): "factur-x.xml" | "xrechnung.xml" {
  return levels[specification] === xrechnung ? "xrechnung.xml" : "factur-x.xml";
}

const withoutLines: readonly SpecificationId[] = ["facturx-minimum", "facturx-basicwl"];

/** An invoice without lines is no alternative to the pages. */
export function relationshipFor(specification: SpecificationId): "Data" | "Alternative" {
  return withoutLines.includes(specification) ? "Data" : "Alternative";
}

/** In France invoices with lines may have any of them. */
const inFrance: readonly (string | undefined)[] = ["Alternative", "Data", "Source"];

const MIME = "text/xml";
/** The part of ISO 19005. */
const PART = "3";

export const checks = {
  "name": row("PDF-NAME", "Names/EmbeddedFiles/{name}/UF", true, ({ name, specification }) => {
    const expected = nameFor(specification);
    return differs(name, expected);
  }),
  "name-plain": row(
    "PDF-NAME",
    "Names/EmbeddedFiles/{name}/F",
    true,
    ({ name, plainName }) => differs(plainName, name),
  ),
  "name-metadata": row("PDF-NAME", "Metadata/fx:DocumentFileName", true, ({ name, xmp }) => {
    const stated = said(xmp, "fx:DocumentFileName");
    return hasSchema(xmp) ? differs(stated, name) : undefined;
  }),
  "relationship": {
    rule: "PDF-RELATIONSHIP",
    place: "Names/EmbeddedFiles/{name}/AFRelationship",
    // Published examples of XRECHNUNG have Source.
    shall: ({ relationship, specification, nation }) =>
      withoutLines.includes(specification) || !inFrance.includes(relationship) ||
      levels[specification] !== xrechnung && nation() === "DE",
    find({ relationship, specification, nation }) {
      const expected = relationshipFor(specification);
      const isFrench = expected === "Alternative" && inFrance.includes(relationship) && nation() === "FR";
      return isFrench ? undefined : differs(relationship, expected);
    },
  },
  "metadata": row("PDF-XMP-LEVEL", "Metadata", true, ({ xmp }) => xmp === undefined ? {} : undefined),
  "schema": row("PDF-XMP-LEVEL", "Metadata", true, ({ xmp }) => {
    return xmp === undefined || hasSchema(xmp) ? undefined : { actual: olderSchema(xmp) };
  }),
  "level": row("PDF-XMP-LEVEL", "Metadata/fx:ConformanceLevel", true, ({ xmp, specification }) => {
    const expected = levels[specification]?.level;
    if (expected === undefined || !hasSchema(xmp)) return undefined;
    return differs(said(xmp, "fx:ConformanceLevel"), expected);
  }),
  "document-type": row("PDF-XMP-LEVEL", "Metadata/fx:DocumentType", true, ({ xmp }) => {
    return hasSchema(xmp) ? differs(said(xmp, "fx:DocumentType"), "INVOICE") : undefined;
  }),
  "version": row("PDF-XMP-LEVEL", "Metadata/fx:Version", true, ({ xmp, specification }) => {
    const wanted = levels[specification] ?? level("");
    const stated = said(xmp, "fx:Version");
    if (!hasSchema(xmp) || wanted.version.test(stated ?? "")) return undefined;
    return { actual: stated, expected: wanted === xrechnung ? "3.0" : "1.0" };
  }),
  "described": row("PDF-XMP-LEVEL", "Metadata/pdfaExtension:schemas", true, ({ xmp }) => {
    return hasSchema(xmp) && xmp?.described.has(FX) === false ? {} : undefined;
  }),
  "associated": row("PDF-AF", "AF", true, ({ associated, annotated }) => associated || annotated ? undefined : {}),
  "listed": row("PDF-AF", "Names/EmbeddedFiles", true, ({ listed, annotated }) => listed || annotated ? undefined : {}),
  "claim": row("PDF-CLAIM", "Metadata/pdfaid:part", ({ xmp }) => said(xmp, "pdfaid:part") !== "4", ({ xmp }) => {
    return xmp === undefined ? undefined : differs(said(xmp, "pdfaid:part"), PART);
  }),
  "conformance": row("PDF-CLAIM", "Metadata/pdfaid:conformance", true, ({ xmp }) => {
    const stated = said(xmp, "pdfaid:conformance");
    return said(xmp, "pdfaid:part") !== PART || /^[ABU]$/.test(stated ?? "") ? undefined : { actual: stated };
  }),
  "encrypted": row("PDF-CLAIM", "Encrypt", true, ({ encrypted }) => encrypted ? {} : undefined),
  "several": row("PDF-SEVERAL", "Names/EmbeddedFiles", true, ({ others }) => {
    return others.length === 0 ? undefined : { actual: others.slice(0, SHOWN).join(", ") };
  }),
  "syntax": row("PDF-SYNTAX", "Names/EmbeddedFiles/{name}", true, ({ kind }) => {
    return kind === "ubl" ? { actual: "UBL", expected: "CII" } : undefined;
  }),
  "mime": row("PDF-SYNTAX", "Names/EmbeddedFiles/{name}/EF/F/Subtype", true, ({ mime }) => differs(mime, MIME)),
  "annotation": row("PDF-ANNOTATION", "Names/EmbeddedFiles", true, ({ annotated }) => annotated ? {} : undefined),
} as const satisfies Readonly<Record<string, Check>>;

export type CheckId = keyof typeof checks;

const SHOWN = 5;
const FX = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

function row(rule: ContainerRule, place: string, shall: Check["shall"], find: Check["find"]): Check {
  return { rule, place, shall, find };
}

function differs(actual: string | undefined, expected: string): Stated | undefined {
  return actual === expected ? undefined : { actual, expected };
}

type Metadata = ContainerFacts["xmp"];

function hasSchema(xmp: Metadata): boolean {
  return [...xmp?.properties.keys() ?? []].some((name) => name.startsWith("fx:"));
}

/** The release whose schema is there instead. */
function olderSchema({ properties }: NonNullable<Metadata>): string | undefined {
  const names = [...properties.keys()];
  if (names.some((it) => it.startsWith("zf1:"))) return "ZUGFeRD 1.0";
  return names.some((it) => it.startsWith("zf2:")) ? "ZUGFeRD 2.0" : undefined;
}
