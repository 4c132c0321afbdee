/// <reference lib="dom" />
/** A receipt, and the evidence of a lookup, as a person reads them. */
import type { WorkTexts } from "../../workbench/texts/texts.ts";
import { moment } from "../../texts/filled.ts";
import { type Child, el, filled } from "../dom.ts";
import { askingButton, button } from "../parts/controls.ts";
import { facts } from "../parts/table.ts";
import { saveText } from "../save.ts";
import type { Evidence, Receipt } from "./shapes.ts";

export function evidenceView(evidence: readonly Evidence[], work: WorkTexts): Child {
  if (evidence.length === 0) return undefined;
  const items = evidence.map(({ provider, request, answered_at, sha256, cached_at, signature }) =>
    el(
      "li",
      {},
      facts([
        [work.provider, work.providers[provider]],
        [work.request, request],
        [work.answered, moment(answered_at)],
        [work.cached, cached_at === null ? null : moment(cached_at)],
        [work.sha256, sha256],
        [work.signature, signature === undefined ? undefined : work.notChecked],
      ]),
    )
  );
  return el("section", {}, el("h3", {}, work.evidence), el("ol", { class: "evidence" }, ...items));
}

export interface ReceiptWays {
  /** The whole answer, as it came. */
  readonly text: string;
  readonly name: string;
  /** Asks the server about it; what it says. */
  readonly verify: () => Promise<string>;
}

export function receiptView(receipt: Receipt, { text, name, verify }: ReceiptWays, work: WorkTexts): HTMLElement {
  const { issued_at, engine, document, result_sha256, key_id, statement } = receipt;
  const said = el("p", { class: "verified", role: "status" });
  const check = askingButton(work.verify, { class: "secondary verify" }, said, async () => [await verify()]);
  return el(
    "section",
    { class: "receipt" },
    el("h3", {}, work.receipt),
    facts([
      [work.issued, moment(issued_at)],
      [work.engine, engine],
      [work.document, document?.sha256],
      [work.result, result_sha256],
      [work.signature, key_id === undefined ? work.unsigned : filled(work.signedBy, key_id)],
    ]),
    el("p", { class: "quiet-text", lang: "en" }, statement),
    el(
      "p",
      { class: "deeds" },
      button(work.saveReceipt, { class: "secondary save" }, () => saveText(name, text, "application/json")),
      check,
    ),
    said,
  );
}
