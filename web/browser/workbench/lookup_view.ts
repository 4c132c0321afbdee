/// <reference lib="dom" />
/** What a lookup found. */
import type { WorkTexts } from "../../workbench/texts/texts.ts";
import { type Child, el, filled } from "../dom.ts";
import { fold, verdictHead } from "../parts/controls.ts";
import { facts } from "../parts/table.ts";
import { evidenceView } from "./receipt_view.ts";
import type { PeppolAnswer, VatAnswer } from "./shapes.ts";

function reasonOf(reason: string | null, work: WorkTexts): string | undefined {
  if (reason === null) return undefined;
  return Object.hasOwn(work.reasons, reason) ? work.reasons[reason] : filled(work.reason, reason);
}

export function peppolView(answer: PeppolAnswer, work: WorkTexts): readonly Child[] {
  const { status, reason, participant, smp, document_types: types, evidence } = answer;
  const tone = { registered: "valid", not_registered: "invalid", unavailable: "unknown" } as const;
  const items = types.map(({ title, id, endpoint }) =>
    el(
      "li",
      {},
      el("strong", {}, title),
      el("p", { class: "quiet-text long" }, id),
      facts([[work.accessPoint, endpoint?.access_point], [work.expires, endpoint?.expires?.slice(0, 10)]]),
    )
  );
  const titles = types.map(({ title }) => title);
  const receives = titles.length === 0 ? work.receivesNothing : [...new Set(titles)].join(", ");
  return [
    verdictHead(work.peppol[status], tone[status], [reasonOf(reason, work)]),
    facts([
      [work.participant, `${participant.scheme}:${participant.value}`],
      [work.smp, smp?.host],
      [work.receives, status === "registered" ? receives : null],
    ]),
    items.length === 0 ? undefined : fold(work.documentTypes, {}, el("ul", { class: "types" }, ...items)),
    evidenceView(evidence, work),
  ];
}

export function vatView(answer: VatAnswer, work: WorkTexts): readonly Child[] {
  const { status, reason, vat_id, name, address, consultation_number, evidence } = answer;
  const tone = { valid: "valid", invalid: "invalid", unavailable: "unknown" } as const;
  return [
    verdictHead(work.vat[status], tone[status], [reasonOf(reason, work)]),
    facts([[work.vatId, vat_id], [work.name, name], [work.address, address], [work.consultation, consultation_number]]),
    evidenceView(evidence, work),
  ];
}
