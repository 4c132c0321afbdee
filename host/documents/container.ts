/** The verdict on the PDF around an e-invoice: what looks at it is loaded with the first PDF. */
import type { AnyPlace, Verdict } from "../../engine/mod.ts";
import type { ContainerFinding } from "../../engine/pdf/mod.ts";
import type { Explained } from "./explained.ts";
import type { Language } from "./locales.ts";

/** How a PDF is looked at; it can be cloned. */
export interface Inspecting {
  readonly lang: Language;
  readonly docsBase?: string | undefined;
  /** Whether what Factur-X requires is fatal. */
  readonly fatal: boolean;
}

export async function inspected(
  pdf: Uint8Array,
  { lang, ...asked }: Inspecting,
): Promise<readonly ContainerFinding[]> {
  const { inspect, loadContainerWords } = await import("../../engine/pdf/mod.ts");
  return inspect(pdf, { ...asked, words: await loadContainerWords(lang) });
}

/** What the rules about PDFs require, by their ids. */
export async function explainedContainer(
  lang: Language,
  docsBase?: string,
): Promise<ReadonlyMap<string, () => Explained>> {
  const { explainContainer, loadContainerWords } = await import("../../engine/pdf/mod.ts");
  const all = explainContainer(await loadContainerWords(lang), docsBase);
  return new Map([...all].map(([rule, explain]) => [rule, () => ({ ...explain(), causes: [] })]));
}

/** The verdict on an XML together with what was found about the PDF around it. */
export async function withContainer<V extends Verdict<AnyPlace>>(verdict: V, findings: readonly ContainerFinding[]) {
  if (findings.length === 0) return verdict;
  const { withContainer } = await import("../../engine/pdf/mod.ts");
  return withContainer(verdict, findings);
}
