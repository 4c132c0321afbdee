/** Trials on the example invoice, judged by rules that a test makes up. */
import assert from "node:assert/strict";
import type { Found } from "../../engine/diagnosis/found.ts";
import { Trials, type Tried } from "../../engine/diagnosis/trials.ts";
import { JsonTree } from "../../engine/edits/operation.ts";
import { openJson } from "../../engine/open/open.ts";
import { invoiceWith } from "../../cases/json.ts";

export interface Scene {
  readonly changes: Readonly<Record<string, unknown>>;
  readonly findings: readonly Found[];
  /** The findings that are left on a changed invoice. */
  readonly judge: (tree: JsonTree) => readonly Found[] | undefined;
}

export function trialsOf({ changes, findings, judge }: Scene): { readonly trials: Trials; readonly before: Tried } {
  const opened = openJson(invoiceWith(changes));
  assert.ok("ok" in opened);
  const tree = new JsonTree(opened.ok.source.root);
  const subject = {
    tree,
    profile: "en16931",
    syntax: "ubl-invoice",
    lang: "en",
    complete: false,
    findings,
    truncated: false,
    judge,
  } as const;
  return { trials: new Trials(subject, new Set(findings), 1), before: { tree, findings } };
}
