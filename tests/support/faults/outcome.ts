/** An invoice with a fault, and what repairing makes of it: the original, an offer that gives the original, or something else. */
import { type Cause } from "../../../engine/diagnosis/mod.ts";
import { diagnose } from "../../../engine/diagnosis/mod.ts";
import { judge } from "../../../engine/mod.ts";
import { type Opened, type OpenedJson, openJson, openXml } from "../../../engine/open/open.ts";
import { type Patch, patched } from "../../../engine/diagnosis/patches.ts";
import { XmlInPlace } from "../../../engine/edits/in_xml.ts";
import { asJson } from "../../../engine/edits/model.ts";
import { repairOpened } from "../../../engine/repair/mod.ts";
import { JsonTree, type Operation } from "../../../engine/edits/operation.ts";
import { saying, sets, type Sound } from "./documents.ts";
import { type TermId, termRows } from "../../../engine/model/terms.ts";
import type { Fault } from "./rows.ts";

export interface Broken {
  readonly sound: Sound;
  readonly fault: Fault;
  readonly operations: readonly Operation[];
  readonly form: "xml" | "json";
  readonly text: string;
  readonly opened: Opened;
}

export interface Outcome {
  /** What came of it: restored; its repair named first, or among the offered; or neither. */
  readonly said: "restored" | "first" | "offered" | "without";
  /** It is valid now, and says something else than the original. */
  readonly wrong: boolean;
  readonly told: readonly string[];
}

const strictly = { strict: true, sets } as const;

/** A document with a fault; undefined where it stays valid, or nothing in it changed. */
export function broken(
  sound: Sound,
  fault: Fault,
  operations: readonly Operation[],
  form: "xml" | "json",
): Broken | undefined {
  const changed = form === "xml"
    ? xmlWith(sound, operations)
    : new JsonTree(sound.model.source.root).with(operations)?.toString();
  const text = form === "json" || changed === undefined
    ? changed
    : fault.spoil?.(changed) ?? (operations.length === 0 ? undefined : changed);
  if (text === undefined) return undefined;
  const opening = form === "xml" ? openXml(text, { sets }) : openJson(text, { asStated: true });
  if ("refusal" in opening) return undefined;
  const opened: Opened = opening.ok;
  const isSaid = fault.spoil === undefined && saying(modelOf(opened)) === saying(sound.model);
  if (isSaid || judge(opened, strictly).valid) return undefined;
  return { sound, fault, operations, form, text, opened };
}

function xmlWith(sound: Sound, operations: readonly Operation[]): string | undefined {
  const place = new XmlInPlace(sound.opened, { sets });
  return operations.length === 0 ? sound.opened.text : place.with(place.start, operations)?.opened.text;
}

function modelOf(opened: Opened): OpenedJson {
  return opened.kind === "json" ? opened : asJson(opened);
}

export function outcomeOf(broken: Broken): Outcome {
  const { sound, opened, text, fault } = broken;
  const said = (it: OpenedJson) =>
    saying(it).split("\n").filter((line) => fault.besides?.test(line) !== true).join("\n");
  const original = said(sound.model);
  const isOriginal = (found: OpenedJson | undefined) => found !== undefined && said(found) === original;
  const after = repaired(opened);
  const isRestored = isOriginal(modelOf(after)) && judge(after, strictly).valid;
  const wrong = judge(after, strictly).valid && !isOriginal(modelOf(after));
  if (isRestored) return { said: "restored", wrong: false, told: [] };
  const diagnosis = diagnose({ input: text }, { strict: true, asStated: true });
  const causes = "ok" in diagnosis ? diagnosis.ok.causes : [];
  const told = causes.map(({ title, patch, findings }) =>
    `${title} ${JSON.stringify(patch)} [${findings.map(({ rule }) => rule).join(" ")}]`
  );
  const restores = (patch: Patch) => isOriginal(patched(opened, [patch]));
  const accepts = (id: string) => isOriginal(modelOf(repaired(opened, [id])));
  return { said: rebuiltFirst(causes, accepts) ?? saidBy(causes, fault, restores), wrong, told };
}

/** Of what is put together otherwise, nothing is a patch: it is accepted by its name. */
function rebuiltFirst(causes: readonly Cause[], accepts: (id: string) => boolean): Outcome["said"] | undefined {
  const at = causes.findIndex(({ id }) => id.startsWith("structure@") && accepts(id));
  return at < 0 ? undefined : at === 0 ? "first" : "offered";
}

function saidBy(causes: readonly Cause[], { asks }: Fault, restores: (patch: Patch) => boolean): Outcome["said"] {
  const offers = causes.map(({ patch, choices = [] }) => patch === null ? choices.map((it) => it.patch) : [patch]);
  const firsts = offers.map(([first]) => first ?? []);
  const isAsked = ({ term }: { readonly term: TermId }) =>
    asks?.some((it) => it === term || it === termRows[term].group) === true;
  const asked = causes.findIndex(({ question }) => question?.fields.some(isAsked) === true);
  const [first = []] = offers[0] ?? [];
  if (asked === 0 && isNamed(causes[0], asks) || restores(first) || restores(firsts.flat())) return "first";
  const other = offers.some((own, index) => {
    return own.some((patch) => restores(firsts.with(index, patch).flat()) || restores(patch));
  });
  return other || asked >= 0 ? "offered" : "without";
}

/** Whether what a cause asks for is what it is about, and not something else beside its choices. */
function isNamed(cause: Cause | undefined, asks: Fault["asks"]): boolean {
  const [first] = cause?.choices ?? [];
  return first === undefined || [cause?.question?.term, ...asks ?? []].some((it) => cause?.title.includes(`(${it})`));
}

/** The document with what is repaired unasked. */
function repaired(opened: Opened, accept: readonly string[] = []): Opened {
  return repairOpened(opened, { strict: true, reading: { sets }, accept }).opened;
}
