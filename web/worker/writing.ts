/** An invoice that is written in the page: what it adds up to so far, and the document that it becomes. */
import { type Finding, type Generated, type JsonPlace, judgeWhole, openJson, type Profile } from "../../engine/mod.ts";
import type { PdfWriter } from "../../engine/pdf/mod.ts";
import { load } from "../../engine/scenarios/load.ts";
import { plan } from "../../engine/scenarios/plan.ts";
import { type GenerateOptions, write } from "../../engine/write/generate.ts";
import { askedAs, codeLists, isTermId } from "../../engine/repair/shown.ts";
import type { Target } from "../writing/row.ts";
import { type Chosen, chosenOf } from "./chosen.ts";
import { codeNames } from "./code_names.ts";
import { copyOf } from "./copies.ts";
import { type Field, nothingAsked } from "./mended.ts";
import type { Lacking, Request, Settings, Sums, Written } from "./protocol.ts";
import { named } from "./saving.ts";
import type * as Pages from "./pages.ts";

/** Written by the build: the script beside this one that makes PDFs. */
declare const PAGES: string;

/** What each button makes. */
const targets = {
  xrechnung: { profile: "xrechnung-ubl", as: "xml" },
  facturx: { profile: "facturx-en16931", as: "pdf" },
  peppol: { profile: "peppol-bis-3", as: "xml" },
  france: { profile: "fr-ctc-cii", as: "pdf" },
} as const satisfies Readonly<Record<Target, { readonly profile: Profile; readonly as: "xml" | "pdf" }>>;

/** Undefined for what is no invoice at all. */
export async function sumsOf({ file, settings }: Request): Promise<Sums | undefined> {
  const source = await chosenOf(file, settings);
  if ("kind" in source) return undefined;
  const opening = openJson(source.input);
  if ("refusal" in opening) return undefined;
  const { invoice: { totals, lines = [] } } = judgeWhole(opening.ok, {});
  return {
    lines: lines.map(({ netAmount }) => said(netAmount)),
    net: said(totals?.taxExclusiveAmount),
    tax: said(totals?.taxAmount),
    due: said(totals?.payableAmount),
  };
}

/** An amount as it is worked out; what somebody wrote can be anything. */
function said(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

/** Judged as the official validators do before it is written; what they would refuse is not written. */
export async function writtenOf(request: Extract<Request, { readonly kind: "write" }>): Promise<Written | undefined> {
  const { file, settings } = request;
  const { profile, as } = targets[request.target];
  const source = await chosenOf(file, settings);
  if ("kind" in source) return undefined;
  const { texts, sets = [] } = await load(plan(source, { profile, strict: true }), settings.language);
  const opening = openJson(source.input, { sets });
  if ("refusal" in opening) return undefined;
  const how: GenerateOptions = { profile, strict: true, texts, sets, docsBase: settings.docsBase };
  const outcome = write(opening.ok, how);
  if ("refusal" in outcome) return undefined;
  if ("refused" in outcome) {
    return {
      lacking: await lackingIn(source, { ...settings, profile }, {
        errors: outcome.refused.errors,
        where: texts.where.json,
      }),
    };
  }
  if (as === "xml") return { saved: named(file.name, "xml", new TextEncoder().encode(outcome.ok.xml)) };
  return await inPages(file.name, outcome.ok, how, settings);
}

/** What is missing or wrong, by its causes, each with the fields that it asks for. */
async function lackingIn(
  source: Chosen,
  settings: Settings,
  { errors, where }: { readonly errors: readonly Finding<JsonPlace>[]; readonly where: string },
): Promise<readonly Lacking[]> {
  const copy = await copyOf(source, nothingAsked, settings);
  const causes = "refusal" in copy ? [] : copy.ok.shown().causes;
  const fatal = causes.filter(({ severity }) => severity === "fatal");
  // A schema speaks of elements, which nobody sees in a form, and of what is missing around them.
  const known = fatal.filter(({ findings }) => findings.some(({ rule }) => !isSchema(rule)));
  const blocking = known.length === 0 ? fatal : known;
  // What cannot be written has no cause in the invoice as it is judged.
  if (blocking.length === 0) return errors.map(found);
  return blocking.map(({ title, fields, findings }) => {
    const { fix = "" } = findings.find(({ rule }) => !isSchema(rule)) ?? findings[0] ?? {};
    return { title, told: withoutField(fix, where), pointers: fields.map(pointerOf) };
  });
}

const isSchema = (rule: string) => rule.startsWith("ATW-SCHEMA");

/** Without the sentence that names the field of the JSON: the form leads to it. */
function withoutField(fix: string, where: string): string {
  const at = fix.lastIndexOf(where.slice(0, where.indexOf("{")));
  return at < 0 ? fix : fix.slice(0, at).trim();
}

/** A name is asked for by the field that it is written in. */
function pointerOf({ term, pointer }: Field): string {
  const name = isTermId(term) ? askedAs[term] : undefined;
  return name === undefined ? pointer : `${pointer.slice(0, pointer.lastIndexOf("/"))}/${name}`;
}

function found({ message, fix, location }: Finding<JsonPlace>): Lacking {
  return { title: message, told: fix, pointers: location === undefined ? [] : [location.pointer] };
}

let writer: Promise<PdfWriter> | undefined;

async function inPages(
  name: string,
  { invoice, xml }: Generated,
  { texts, docsBase = "" }: GenerateOptions,
  { language }: Settings,
): Promise<Written> {
  writer ??= loadWriter();
  const outcome = await (await writer)(invoice, xml, {
    lang: language,
    date: new Date(),
    docsBase,
    ...(texts === undefined ? {} : { texts }),
  });
  if ("ok" in outcome) return { saved: named(name, "pdf", outcome.ok) };
  if ("problem" in outcome) throw new Error("Pages without a logo and a footer have no fault with these");
  return { lacking: outcome.findings.map(found) };
}

/** What draws the pages is large, and so are its typefaces: they are loaded with the first PDF. */
async function loadWriter(): Promise<PdfWriter> {
  const pages: typeof Pages = await import(new URL(PAGES, import.meta.url).href);
  return await pages.pagesWriter();
}

/** All codes of a list with their names, by name; those without one come last. */
export function codesOf({ list, settings: { language, texts } }: Extract<Request, { readonly kind: "codes" }>) {
  const names = codeNames(language, texts.sheet);
  const all = [...codeLists[list].codes("ubl-invoice")].map((code) => [code, names(list, code)] as const);
  const { compare } = new Intl.Collator(language);
  return all.toSorted(([, one], [, other]) =>
    one === "" || other === "" ? Number(one === "") - Number(other === "") : compare(one, other)
  );
}
