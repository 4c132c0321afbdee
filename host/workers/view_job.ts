/** What the jobs do that show a document. */
import { type OnFault, open, type OpenOptions, type RuleSet } from "../../engine/mod.ts";
import type { ViewWriter } from "../../engine/pdf/view.ts";
import type { ViewForm } from "../documents/view_forms.ts";
import { printView, viewDocument, type Viewing } from "../documents/viewing.ts";

interface Shown extends Omit<Viewing, "onFault">, Omit<OpenOptions, "sets" | "extract"> {
  readonly kind: "xml" | "json";
}

export interface ViewJob extends Shown {
  readonly as: Exclude<ViewForm, "pdf">;
}

export interface PrintedViewJob extends Shown {
  readonly date: Date;
}

export async function viewJob(input: Uint8Array, asked: ViewJob, onFault: OnFault) {
  return await viewDocument(...openedBy(input, asked), { ...shownBy(asked), as: asked.as, onFault });
}

export async function printedViewJob(input: Uint8Array, asked: PrintedViewJob, write: ViewWriter, onFault: OnFault) {
  return await printView(...openedBy(input, asked), { ...shownBy(asked), date: asked.date, onFault }, write);
}

function openedBy(input: Uint8Array, { kind, limits, unwrap, container }: Shown) {
  const source = { input, mediaType: `application/${kind}` };
  const caps = limits === undefined ? {} : { limits };
  const opened = (sets: readonly RuleSet[] | undefined) => open(source, { ...caps, unwrap, container, sets });
  return [source, opened] as const;
}

function shownBy({ findings = false, lang = "en", docsBase, conformance, today }: Shown) {
  return { findings, lang, docsBase, conformance, today };
}
