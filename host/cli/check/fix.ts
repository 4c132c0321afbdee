/** Repairing a document that was opened: what patches can repair is changed in it, and everything else stays as it is written. */
import {
  judge,
  type JudgeOptions,
  open,
  type Opened,
  type OpenedJson,
  type OpenedXml,
  type Verdict,
} from "../../../engine/mod.ts";
import { editedBytes, improved, repairInPlace } from "../../../engine/patches/in_place.ts";
import { judgeWithPatches } from "../../../engine/patches/mod.ts";
import { createTwoFilesPatch } from "diff";
import type { Reading } from "../media.ts";
import { printable, printableText } from "../printable.ts";
import { replaceWhole } from "../write_whole.ts";
import type { Way } from "./way.ts";
import { editedJson } from "./json_in_place.ts";

/** Repairs files, or shows as a unified diff what that would change. */
export function fixWith(mode: "write" | "show"): Way {
  return async ({ file, bytes: given, opened }, reading, options) => {
    const asFound = countOf(judge(opened, options));
    const { verdict, before, text, bytes } = fixed(opened, given, reading, options);
    const gone = asFound - countOf(verdict);
    if (bytes === undefined) return { verdict, fixed: 0 };
    if (mode === "show") return { verdict, text, fixed: gone, diff: diffOf(file, before, text) };
    const problem = await replaceWhole(file, bytes);
    return problem === undefined ? { verdict, text, fixed: gone } : { verdict, problem };
  };
}

function countOf({ errors, warnings, information, findings_truncated }: Verdict): number {
  return findings_truncated?.total ?? errors.length + warnings.length + information.length;
}

function diffOf(file: string, before: string, text: string): string {
  const name = printable(file);
  return printableText(createTwoFilesPatch(name, name, before, text, undefined, undefined, { context: 3 }));
}

interface Fixed {
  /** The verdict on the document as it is now. */
  readonly verdict: Verdict;
  readonly before: string;
  readonly text: string;
  /** The file with the repairs; undefined when nothing in it is repaired. */
  readonly bytes: Uint8Array | undefined;
}

/** What was taken out of a PDF stays as it is: its pages say the same, and nobody would repair those. */
function fixed(opened: Opened, bytes: Uint8Array, how: Reading, options: JudgeOptions): Fixed {
  if (opened.kind === "json") return fixedJson(opened, bytes, how, options);
  if (opened.container !== undefined) return untouched(judgeWithPatches(opened, options), opened.text);
  return fixedXml(opened, bytes, how, options);
}

function fixedXml(opened: OpenedXml, bytes: Uint8Array, { limits, sets }: Reading, options: JudgeOptions): Fixed {
  const reading = { limits, unwrap: true, ...(sets === undefined ? {} : { sets }) };
  const repaired = repairInPlace(opened, { ...options, reading });
  if (repaired.edits.length === 0) return untouched(repaired.verdict, opened.text);
  const made = editedBytes(bytes, opened.text, repaired.edits);
  if (made === undefined) return untouched(judgeWithPatches(opened, options), opened.text);
  return { verdict: repaired.verdict, before: opened.text, text: repaired.opened.text, bytes: made };
}

function fixedJson(opened: OpenedJson, bytes: Uint8Array, { limits }: Reading, options: JudgeOptions): Fixed {
  const whole = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const mark = whole.startsWith("\ufeff") ? "\ufeff" : "";
  const before = whole.slice(mark.length);
  const start = { text: before, verdict: judgeWithPatches(opened, options) };
  const { text, verdict } = improved(start, (state, patches) => {
    const text = editedJson(state.text, patches.flat());
    if (text === undefined) return undefined;
    const opening = open({ name: "invoice.json", input: text }, { limits });
    if ("refusal" in opening || opening.ok.kind !== "json") return undefined;
    return { text, verdict: judgeWithPatches(opening.ok, options) };
  });
  if (text === before) return untouched(verdict, before);
  return { verdict, before, text, bytes: new TextEncoder().encode(mark + text) };
}

function untouched(verdict: Verdict, text: string): Fixed {
  return { verdict, before: text, text, bytes: undefined };
}
