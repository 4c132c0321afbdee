/** What is done to documents when it is measured, by name. Each loads what it needs and no more, because memory is measured, too. */
import type { Profile } from "../../engine/mod.ts";

/** Caps that no input comes to. */
const limits = { characters: 100_000_000, elements: 10_000_000 } as const;

/** Does it once. */
export type Pass = () => unknown;

/** Makes ready what is done to a document, where that is no part of what is measured. */
type Prepare = (bytes: Uint8Array) => Pass;

const engine = () => import("../../engine/mod.ts");
const official = async () => (await import("../../engine/official.ts")).official;

/** Reads a JSON invoice once; writing it is what is measured. */
async function writing(syntax: "ubl-invoice" | "cii"): Promise<Prepare> {
  const binding = syntax === "cii"
    ? (await import("../../engine/syntax/cii.ts")).cii
    : (await import("../../engine/syntax/ubl.ts")).ubl;
  const { readJson } = await import("../../engine/open/read_json.ts");
  const { planOf } = await import("../../engine/syntax/write/plan.ts");
  const { walk } = await import("../../engine/syntax/write/walk.ts");
  const { XmlText } = await import("../../engine/xml/writer.ts");
  return (bytes) => {
    const reading = readJson(bytes);
    if ("refusal" in reading) throw new Error(reading.refusal.message);
    return () => {
      const writer = new XmlText(planOf(binding, syntax).prefixes);
      walk(binding, syntax, reading.ok.invoice, writer);
      return writer.toString();
    };
  };
}

/** All that the library does: read, judge, write. */
async function generating(profile: Profile): Promise<Prepare> {
  const { generate } = await engine();
  return (bytes) => () => {
    const outcome = generate(bytes, { profile });
    if (!("ok" in outcome)) throw new Error("the invoice is not written");
    return outcome;
  };
}

/** The pages alone, around a document that is written once. */
async function drawing(): Promise<Prepare> {
  const { generate } = await engine();
  const { pdfWriter } = await import("../../host/documents/pdf.ts");
  const write = pdfWriter();
  const date = new Date("2026-11-20T09:30:00Z");
  return (bytes) => {
    const outcome = generate(bytes, { profile: "facturx-en16931", limits });
    if (!("ok" in outcome)) throw new Error("the invoice is not written");
    const { invoice, xml } = outcome.ok;
    return async () => {
      const drawn = await write(invoice, xml, { lang: "en", date });
      if (!("ok" in drawn)) throw new Error("the pages are not drawn");
    };
  };
}

/** The parser's events alone, from the same bytes through the same decoder. */
async function events(): Promise<Prepare> {
  const { countEvents } = await import("./saxes_events.ts");
  const { decodeXml } = await import("../../engine/xml/decode.ts");
  return (bytes) => () => {
    const decoded = decodeXml(bytes, limits.characters);
    if ("refusal" in decoded) throw new Error(decoded.refusal.message);
    return countEvents(decoded.text);
  };
}

export const passes: Readonly<Record<string, () => Promise<Prepare>>> = {
  events,
  /** All that the library does: read, judge, texts, places. */
  judge: async () => {
    const { validate } = await engine();
    return (bytes) => () => validate(bytes, { profile: "en16931", limits });
  },
  /** The same by the profile that each document names, which is XRechnung in its test suite. */
  named: async () => {
    const { validate } = await engine();
    return (bytes) => () => validate(bytes, { limits });
  },
  /** Strict, with XML Schema and everything else that the official validators judge by. */
  strict: async () => {
    const [{ validate }, sets] = [await engine(), await official()];
    return (bytes) => () => validate(bytes, { limits, strict: true, sets });
  },
  /** Strict by the rules of XRechnung, whatever the document names. */
  xrechnung: async () => {
    const [{ validate }, sets] = [await engine(), await official()];
    return (bytes) => {
      const profile = isCii(bytes) ? "xrechnung-cii" : "xrechnung-ubl";
      return () => validate(bytes, { limits, profile, strict: true, sets });
    };
  },
  /** All causes, which of a document with many faults takes most of the work. */
  diagnose: async () => {
    const { diagnose } = await import("../../engine/diagnosis/mod.ts");
    return (input) => () => diagnose({ input });
  },
  json: async () => {
    const { validateJson } = await engine();
    return (bytes) => () => validateJson(bytes, { limits });
  },
  pdf: drawing,
  "write-ubl": () => writing("ubl-invoice"),
  "write-cii": () => writing("cii"),
  "generate-ubl": () => generating("en16931"),
  "generate-cii": () => generating("facturx-en16931"),
};

export function isCii(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 1_000)).includes("CrossIndustryInvoice");
}
