/**
 * A verdict as an agent can work with it: findings in the order in which to repair them, those of one rule together, and as
 * many as fit. What does not fit can be asked for, by the number of the first finding that was left out.
 */
import { z } from "@hono/zod-openapi";
import { repairRank } from "../../engine/mod.ts";
import { grouped } from "../../engine/model/grouped.ts";
import type { Language } from "../documents/locales.ts";
import { saidAsOf, saidOfNext } from "../domain/editions.ts";
import { count, type finding, validationResult } from "../operations/forms.ts";
import { allShown } from "./shown.ts";
import { causeTexts, type Diagnosis, NAMED, placeText } from "./causes.ts";
import { words } from "./words.ts";

/** Characters of the text, and of the structured content as JSON (decisions, MCP). */
export const MOST_TEXT = 25_000;
export const MOST_STRUCTURED = 100_000;
/** What is left of them for what stands around the findings. */
export const ROOM = 3000;

type Finding = z.output<typeof finding>;
export type Verdict = z.output<typeof validationResult>;

const cause = z.object({ rule: z.string(), severity: z.enum(["fatal", "warning", "information"]), count });

/** A verdict, and what is said where not all of its findings fit. */
export const verdictPage = validationResult.extend({
  truncated: z.literal(true).optional().openapi({ description: "Not all findings are here: see next_offset." }),
  causes: z.array(cause).optional().openapi({
    description: "How often each rule failed, where findings were left out.",
  }),
  next_offset: count.optional().openapi({ description: "Give it as offset to get the findings that follow." }),
});

export interface Asked {
  readonly lang: Language;
  /** The first finding to show, counted from 0. */
  readonly offset: number;
  /** What to call with what was changed. */
  readonly again: string;
  /** The causes of the findings, where they were looked for: then the text is about these. */
  readonly diagnosis?: Pick<Diagnosis, "causes" | "search_truncated"> | undefined;
}

export interface Page {
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
}

export function pageOf(raw: Verdict, asked: Asked): Page {
  const verdict = allShown(raw);
  const all = ordered(verdict);
  const from = all.slice(asked.offset);
  const fitting = from.slice(
    0,
    fittingIn(from, MOST_STRUCTURED - ROOM - sizeOf(without(verdict)) - sizeOf(causesOf(all))),
  );
  const { lines, taken } = causeLines(fitting, all, asked);
  const end = asked.offset + taken;
  return {
    text: verdictText(verdict, lines, all.length - end, end, asked),
    structured: structured(verdict, all, asked, end),
  };
}

const severities = ["errors", "warnings", "information"] as const;

/** By severity, then in the order of repair, then as the document has them, with those of one rule together. */
function ordered(verdict: Verdict): readonly Finding[] {
  return severities.flatMap((severity) => {
    const byRule = [...grouped(verdict[severity], ({ rule }) => rule)];
    return byRule.toSorted(([a], [b]) => repairRank(a) - repairRank(b)).flatMap(([, found]) => found);
  });
}

function without(verdict: Verdict): Verdict {
  return { ...verdict, errors: [], warnings: [], information: [] };
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** How many of a list, such as the findings, fit into so many characters of JSON. */
export function fittingIn(list: readonly unknown[], most: number): number {
  let size = 0;
  const over = list.findIndex((it) => (size += sizeOf(it) + 1) > most);
  return over < 0 ? list.length : over;
}

function causesOf(all: readonly Finding[]) {
  const byRule = grouped(all, ({ rule, severity }) => `${severity} ${rule}`);
  return [...byRule.values()].flatMap((found) => {
    const [first] = found;
    return first === undefined ? [] : [{ rule: first.rule, severity: first.severity, count: found.length }];
  });
}

function structured(verdict: Verdict, all: readonly Finding[], { offset }: Asked, end: number): Page["structured"] {
  if (offset === 0 && end === all.length) return verdict;
  const here = new Set(all.slice(offset, end));
  const lists = severities.map((severity) => [severity, verdict[severity].filter((it) => here.has(it))]);
  return {
    ...verdict,
    ...Object.fromEntries(lists),
    truncated: true,
    causes: causesOf(all),
    ...(end < all.length ? { next_offset: end } : {}),
  };
}

/** The causes that fit, and how many of the findings they stand for. */
function causeLines(findings: readonly Finding[], all: readonly Finding[], asked: Asked) {
  const { diagnosis, offset, lang } = asked;
  if (diagnosis !== undefined && offset === 0) {
    const lines = causeTexts(diagnosis, lang, MOST_TEXT - ROOM);
    if (lines.length === diagnosis.causes.length) return { lines, taken: findings.length };
  }
  const lines: string[] = [];
  let [taken, size] = [0, ROOM];
  for (const found of grouped(findings, ({ rule, severity }) => `${severity} ${rule}`).values()) {
    const [first] = found;
    if (first === undefined) continue;
    const total = all.filter(({ rule, severity }) => rule === first.rule && severity === first.severity).length;
    const text = causeText(lines.length + 1, first, found, total, asked);
    if (size + text.length > MOST_TEXT) break;
    lines.push(text);
    size += text.length + 1;
    taken += found.length;
  }
  return { lines, taken };
}

function causeText(at: number, first: Finding, found: readonly Finding[], total: number, asked: Asked): string {
  const { rule, severity, field, message, fix, example } = first;
  const said = words[asked.lang];
  const terms = [field].flat().join(", ");
  const places = found.slice(0, NAMED).flatMap(({ location }) =>
    location === undefined ? [] : [placeText(location, asked.lang)]
  );
  const rest = total > NAMED ? `; ${said.more(total - NAMED)}` : "";
  return [
    `${at}. ${rule} (${severity}${terms === "" ? "" : `, ${terms}`})${total > 1 ? ` ×${total}` : ""}`,
    ...(places.length === 0 ? [] : [`   ${said.places}: ${places.join("; ")}${rest}`]),
    `   ${said.problem}: ${message}`,
    `   ${said.fix}: ${fix}`,
    ...(example === undefined ? [] : [`   ${said.example}: ${example.replaceAll("\n", " ")}`]),
  ].join("\n");
}

function verdictText(verdict: Verdict, lines: readonly string[], left: number, end: number, asked: Asked): string {
  const { valid, profile, errors, warnings, information, official, findings_truncated: cut } = verdict;
  const said = words[asked.lang];
  const by = cut?.by_severity;
  const counts = [by?.errors.total ?? errors.length, by?.warnings.total ?? warnings.length] as const;
  const then = !valid
    ? said.thenValidate(asked.again)
    : asked.again === "validate_invoice"
    ? said.thenGenerate
    : said.thenDone;
  return [
    valid ? said.valid(profile) : said.invalid(profile),
    said.counts(...counts, by?.information.total ?? information.length),
    ...saidAsOf(verdict.provenance, asked.lang),
    ...(verdict.next === undefined ? [] : saidOfNext(verdict.next, asked.lang)),
    ...(official === undefined ? [] : [said.official(official.valid, official.errors, official.warnings)]),
    ...(lines.length === 0 ? [] : [said.quoted, "", ...lines, ""]),
    ...(asked.diagnosis?.search_truncated === true ? [said.ended] : []),
    ...(left > 0 ? [said.rest(left, end)] : []),
    `${said.next}: ${then}`,
  ].join("\n");
}
