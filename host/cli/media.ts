/** Opening the files of a command, PDF included. */
import { type Extract, kindOf, open, type Opening, type RuleSet, type XmlLimits } from "../../engine/mod.ts";

/** How a file is read. */
export interface Reading {
  readonly limits: Partial<XmlLimits>;
  readonly sets?: readonly RuleSet[];
}

/** Opens a file that was loaded. What reads PDF is loaded with the first one. */
export async function opened(name: string, input: Uint8Array, { limits, sets }: Reading): Promise<Opening> {
  const source = { name, input };
  const extract = kindOf(source) === "pdf" ? { extract: await extractor(limits) } : {};
  return open(source, { limits, unwrap: true, ...(sets === undefined ? {} : { sets }), ...extract });
}

/** What takes the e-invoice out of a PDF, however large it may be by the caps. */
export async function extractor(limits: Partial<XmlLimits>): Promise<Extract> {
  const [{ extract }, { pdfLimits }] = await Promise.all([
    import("../../engine/pdf/mod.ts"),
    import("../documents/pdf_caps.ts"),
  ]);
  return (pdf) => extract(pdf, pdfLimits(limits));
}
