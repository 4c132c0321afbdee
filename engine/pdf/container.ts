/** The verdict on the PDF around an e-invoice, and how it joins that on the XML. */
import { DOCS_BASE, type Explanation } from "../mod.ts";
import { containerRules } from "./container/checks.ts";
import { type ContainerFinding, type ContainerOptions, docsUrl, judgeContainer } from "./container/judge.ts";
import { factsOf } from "./container/facts.ts";
import type { ContainerWords } from "./container/text.ts";
import { candidatesAmong, invoicesIn } from "./invoices.ts";
import { withFiles } from "./read/attachments.ts";
import { defaultPdfLimits, type PdfLimits } from "./read/budget.ts";
import { Unreadable } from "./read/objects.ts";
import { unlock } from "./read/unlock.ts";

export type { ContainerFinding, ContainerOptions } from "./container/judge.ts";

/** What the rules about containers require, by their ids, each explained when it is asked for. */
export function explainContainer(
  words: ContainerWords,
  docsBase: string = DOCS_BASE,
): ReadonlyMap<string, () => Explanation> {
  return new Map(containerRules.map((rule) => [rule, () => ({
    rule,
    field: rule === "PDF-XMP-LEVEL" ? ["BT-24"] : [],
    severity: "information",
    ...words.rules[rule],
    docsUrl: docsUrl(rule, docsBase),
  })]));
}

/**
 * What is found about the PDF around the e-invoice that `extract` takes out of it; nothing where that takes none. Never throws
 * on bad input.
 */
export function inspect(
  pdf: Uint8Array,
  options: ContainerOptions,
  limits: Partial<PdfLimits> = {},
): readonly ContainerFinding[] {
  try {
    return withFiles(pdf, { ...defaultPdfLimits, ...limits }, unlock, (searched) => {
      const { invoices: [invoice], files } = invoicesIn(searched);
      if (invoice === undefined) return [];
      const others = candidatesAmong(files).filter((it) => it !== invoice);
      return judgeContainer(factsOf(searched, invoice, others), options);
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [];
  }
}
