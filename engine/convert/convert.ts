/**
 * An invoice in another syntax or profile. What the target has no place for is listed, each value with its place in the
 * document that was sent; nothing is worked out, and amounts stay as they are stated.
 */
import { asJson, reopened } from "../edits/model.ts";
import { JsonTree } from "../edits/operation.ts";
import { placesIn } from "../edits/places.ts";
import type { Location } from "../judge/findings.ts";
import type { JudgeOptions } from "../judge/options.ts";
import { ownSeverity } from "../judge/severities.ts";
import { judgeXmlWhole } from "../judge/validate.ts";
import { bindModel, judgeJson, syntaxOf, type Target as Written } from "../judge/validate_json.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { ModelGroup } from "../model/model.ts";
import { pointerOf, type Stated, statedIn } from "../model/stated.ts";
import { type Opened, type OpenedJson, openXml } from "../open/open.ts";
import { scenarioFor } from "../scenarios/find.ts";
import type { Profile, ScenarioRow } from "../scenarios/table.ts";
import { XmlText } from "../xml/writer.ts";
import type { Loss } from "./losses.ts";
import { narrowFor } from "./narrow.ts";
import { roomFor } from "./room.ts";
import { namedBy, type Target, type TargetRow, targetRow } from "./targets.ts";
import { unheldIn } from "./unheld.ts";

/** An invoice in the target, before it was judged there. */
export interface Converted {
  readonly text: string;
  readonly mediaType: "application/xml" | "application/json";
  readonly to: Target;
  readonly losses: readonly Loss[];
  /** What it is to be judged by; left out, the document says it. */
  readonly profile: Profile | undefined;
  /** The invoice as it was written. */
  readonly written: ModelGroup;
  /** Where the values of the invoice that was sent stand. */
  readonly placed: (stated: readonly Stated[]) => readonly Loss[];
}

/** Converted; or the verdict on a JSON invoice with faults of its own, such as fields that nobody knows. */
export type Conversion = { readonly ok: Converted } | { readonly refused: Verdict };

/**
 * Converts an invoice that was opened. `options.sets` (engine/official.ts, engine/facturx.ts) say what is allowed once, and what is not
 * used on a level of Factur-X; without them, the verdict says it.
 */
export function convert(opened: Opened, to: Target, options: JudgeOptions = {}): Conversion {
  const { sets = [] } = options;
  const row = targetRow(to);
  const model = opened.kind === "json" ? opened : asJson(opened);
  if (opened.kind === "json" && isFaulty(opened)) return { refused: judgeJson(opened, options) };
  const unheld = opened.kind === "json" ? unknownIn(opened) : unheldIn(opened);
  const placed = (stated: readonly Stated[]) => lossesAt(opened, model, stated);
  if (row.side === "json") return { ok: asModel(opened, model, to, unheld, placed) };
  const invoice = namedFor(model.invoice, row, row.side);
  const scenario = scenarioOf(invoice, row, row.side);
  const target = { side: row.side, several: isSeveral(scenario) };
  const { invoice: written, lost } = roomFor(invoice, target, narrowFor(scenario, row.side, sets));
  return {
    ok: {
      text: textOf(written, target),
      mediaType: "application/xml",
      to,
      losses: [...unheld, ...placed(lost)],
      profile: row.profile,
      written,
      placed,
    },
  };
}

/** Whether something is wrong with the JSON itself that keeps it from being written. */
function isFaulty({ faults }: OpenedJson): boolean {
  return faults.kept.some(({ id }) => ownSeverity(id, "write") === "fatal" && id !== "ATW-INPUT-MISSING");
}

/** Fields that nobody knows, and values of which there is another. */
function unknownIn({ faults, source }: OpenedJson): readonly Loss[] {
  const tree = new JsonTree(source.root);
  return faults.kept.filter(({ id }) => leftOut.includes(id)).map(({ place, field }) => {
    const pointer = source.pointers.at(place);
    return { term: field, location: { pointer }, value: `${new JsonTree({ value: tree.at(pointer) ?? null, place })}` };
  });
}

const leftOut: readonly string[] = ["ATW-INPUT-UNKNOWN", "ATW-AMOUNT-UNKNOWN", "ATW-INPUT-CONFLICT"];

function asModel(
  opened: Opened,
  model: OpenedJson,
  to: Target,
  losses: readonly Loss[],
  placed: Converted["placed"],
): Converted {
  const text = opened.kind === "json" ? opened.source.text : `${model.source.text}\n`;
  return { text, mediaType: "application/json", to, losses, profile: undefined, written: model.invoice, placed };
}

function lossesAt(opened: Opened, model: OpenedJson, stated: readonly Stated[]): readonly Loss[] {
  const places = opened.kind === "json" ? undefined : placesIn(opened, stated.map((it) => pointerOf({ way: it.way })));
  return stated.map((it) => {
    const { term, text: value } = it;
    const pointer = pointerOf(it);
    const place = places?.get(pointerOf({ way: it.way }));
    const own = opened.kind === "json" ? model.source.pointers.at(it.value.place) : pointer;
    const location: Location = place === undefined ? { pointer: own } : { ...place, pointer };
    return { term, location, value };
  });
}

/** The invoice with BT-23 and BT-24 as the target has them. */
function namedFor(invoice: ModelGroup, row: TargetRow, side: Written["side"]): ModelGroup {
  const copy = invoice.copy();
  const [process, specification] = [invoice.value("businessProcess"), invoice.value("specificationIdentifier")];
  const named = namedBy(row, { process: process?.text, specification: specification?.text }, syntaxOf(invoice, side));
  for (
    const [name, text] of [["businessProcess", named.process], [
      "specificationIdentifier",
      named.specification,
    ]] as const
  ) {
    if (text !== undefined) copy.terms.set(name, [{ text, place: copy.value(name)?.place ?? copy.place }]);
  }
  return copy;
}

/** What the document will be judged by. */
function scenarioOf(invoice: ModelGroup, { profile }: TargetRow, side: Written["side"]): ScenarioRow {
  const [process, specification] = ["businessProcess", "specificationIdentifier"].map((it) => invoice.value(it)?.text);
  return scenarioFor({ syntax: syntaxOf(invoice, side), specification, process }, { profile }).scenario;
}

/** Whether its XML Schema allows several of what that of the syntax has one of: Factur-X and France have a later one. */
function isSeveral({ writes, schema }: ScenarioRow): boolean {
  return writes?.several === true || schema.cii?.startsWith("schema-facturx-") === true;
}

function textOf(invoice: ModelGroup, target: Written): string {
  let text: XmlText | undefined;
  bindModel(invoice, target, ({ prefixes }) => text = new XmlText(prefixes));
  return `${text ?? ""}`;
}

/** A document in the target with its verdict, and all that it lost. */
export interface Judged {
  readonly verdict: Verdict;
  readonly losses: readonly Loss[];
}

/**
 * Judges what was converted exactly as the official validators do, and reads it back: a value that is not there as it was
 * sent is a loss, too. `options.sets` are those that the document needs.
 */
export function judgeConverted(converted: Converted, options: JudgeOptions = {}): Judged {
  const { text, mediaType, profile, losses, written, placed } = converted;
  const asked = { ...options, strict: true, ...(profile === undefined ? {} : { profile }) };
  if (mediaType === "application/json") {
    const opened = reopened(text, true);
    if (opened === undefined) throw new TypeError("The model of an invoice that was read is no JSON invoice");
    return { verdict: judgeJson(opened, asked), losses };
  }
  const opened = openXml(text, { limits: unlimited, sets: options.sets });
  if ("refusal" in opened) throw new TypeError(`What was converted cannot be read: ${opened.refusal.message}`);
  const { verdict, invoice } = judgeXmlWhole(opened.ok, asked);
  const again = reopened(JSON.stringify(invoice), true);
  const changed = again === undefined ? [...statedIn(written)] : changedIn(written, again.invoice);
  return { verdict, losses: [...losses, ...placed(changed)] };
}

const unlimited = { characters: Infinity, elements: Infinity };

/** What an invoice states that another does not, wherever lists of the other have it. */
function changedIn(before: ModelGroup, after: ModelGroup): readonly Stated[] {
  const counts = new Map<string, number>();
  for (const it of statedIn(after)) counts.set(keyOf(it), (counts.get(keyOf(it)) ?? 0) + 1);
  const missing: Stated[] = [];
  for (const it of statedIn(before)) {
    const count = counts.get(keyOf(it)) ?? 0;
    if (count === 0) missing.push(it);
    else counts.set(keyOf(it), count - 1);
  }
  return missing;
}

function keyOf({ way, part, term, text }: Stated): string {
  const names = pointerOf({ way, ...(part === undefined ? {} : { part }) }).replaceAll(/\/\d+/g, "");
  // Numbers lose the sign of a zero.
  return `${term} ${names} ${/^-[0.]+$/.test(text) ? text.slice(1) : text}`;
}
