/** The e-invoice inside of a PDF, with what else is known of it. */
import { inspected, type Inspecting } from "../documents/container.ts";
import { described } from "./described.ts";

/** What is asked of a PDF beside the e-invoice in it. */
interface Extracting {
  readonly listed?: boolean;
  readonly container?: Inspecting;
}

export async function extracted(pdf: Uint8Array<ArrayBuffer>, { listed, container: asked }: Extracting) {
  const { attachmentsOf, defaultPdfLimits, extract } = await import("../../engine/pdf/mod.ts");
  const outcome = extract(pdf);
  if ("refusal" in outcome) return outcome;
  const { name, xml, relationship } = outcome.ok;
  const attachments = listed === true ? await Promise.all(attachmentsOf(pdf, defaultPdfLimits).map(described)) : [];
  const container = asked === undefined ? [] : await inspected(pdf, asked);
  return { ok: { name, xml: xml.slice(), relationship: relationship ?? null, attachments, container } };
}
