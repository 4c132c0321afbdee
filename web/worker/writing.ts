/** An invoice that is written in the page: what it adds up to so far, and the document that it becomes. */
import { withoutNumbers } from "./shown_changes.ts";
import { type Finding, type JsonPlace, judgeWhole, openJson, type Profile } from "../../engine/checking.ts";
import { Decimal } from "../../engine/model/decimal.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { type GenerateOptions, write } from "../../engine/write/generate.ts";
import { askedAs, type CodeListId, codeLists, isTermId } from "../../engine/edits/shown.ts";
import { sheetOf } from "../sheet/build.ts";
import { loadNames } from "../texts/names/load.ts";
import type { Target } from "../writing/row.ts";
import { bytesOf } from "./base64.ts";
import { type Chosen, chosenOf } from "./chosen.ts";
import { codeNames } from "./code_names.ts";
import { copyOf } from "./copies.ts";
import { type Field, nothingAsked } from "./repaired.ts";
import type { About, Lacking, Letter, Settings, Sums, Written } from "./protocol.ts";
import { onPages } from "./on_pages.ts";
import { named } from "./saving.ts";

/** What each button makes. */
const targets = {
  xrechnung: { profile: "xrechnung-ubl", as: "xml" },
  facturx: { profile: "facturx-en16931", as: "pdf" },
  peppol: { profile: "peppol-bis-3", as: "xml" },
  france: { profile: "fr-ctc-cii", as: "pdf" },
} as const satisfies Readonly<Record<Target, { readonly profile: Profile; readonly as: "xml" | "pdf" }>>;

/** Undefined for anything but an invoice. */
export async function sumsOf({ file, settings }: About): Promise<Sums | undefined> {
  const source = await chosenOf(file, settings);
  if ("kind" in source) return undefined;
  const opening = openJson(source.input);
  if ("refusal" in opening) return undefined;
  const { invoice } = judgeWhole(opening.ok, {});
  const { totals, lines = [] } = invoice;
  const { language, texts } = settings;
  return {
    sheet: sheetOf(invoice, { language, texts: texts.sheet, wanted: new Set(), file: () => undefined }),
    lines: lines.map(({ netAmount }) => said(netAmount)),
    totals: Object.fromEntries(Object.entries({ ...totals }).map(([name, it]) => [name, said(it)])),
  };
}

/** An amount as it is worked out, with its cents; what somebody wrote can be anything. */
function said(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  return Decimal.parse(`${value}`)?.pad(2).toString() ?? `${value}`;
}

/** Judged as the official validators do before it is written; what they would refuse is not written. */
/** What is to be written, and what stands on its pages beside it. */
type ToWrite = About & { readonly target: Target; readonly letter: Letter };

export async function writtenOf(request: ToWrite): Promise<Written | undefined> {
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
    return { lacking: await lackingIn(source, { ...settings, profile }, outcome.refused.errors, texts.where.json) };
  }
  if (as === "xml") return { saved: named(file.name, "xml", new TextEncoder().encode(outcome.ok.xml)) };
  const { invoice, xml } = outcome.ok;
  const { logo, ...letter } = request.letter;
  const drawn = { ...letter, logo: logo === undefined ? undefined : bytesOf(logo) };
  const pages = await onPages(invoice, xml, how, settings.language, drawn);
  if ("problem" in pages) {
    const { option, message } = pages.problem;
    return { lacking: [{ title: message, told: "", pointers: [`/seller/${option}`] }] };
  }
  return "ok" in pages ? { saved: named(file.name, "pdf", pages.ok) } : { lacking: pages.findings.map(found) };
}

/** What is missing or wrong, by its causes, each with the fields that it asks for. */
async function lackingIn(
  source: Chosen,
  settings: Settings,
  errors: readonly Finding<JsonPlace>[],
  where: string,
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
    return {
      title,
      told: withoutNumbers(withoutField(fix, where)),
      pointers: fields.map(pointerOf),
    };
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

/** All codes of a list with their names, by name; those without one come last. */
export async function codesOf({ list, settings: { language, texts } }: About & { readonly list: CodeListId }) {
  const names = codeNames(language, texts.sheet, await loadNames(language));
  const all = [...codeLists[list].codes("ubl-invoice")].map((code) => [code, names(list, code)] as const);
  const { compare } = new Intl.Collator(language);
  return all.toSorted(([, one], [, other]) =>
    one === "" || other === "" ? Number(one === "") - Number(other === "") : compare(one, other)
  );
}
