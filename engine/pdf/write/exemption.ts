/** Why there is no VAT, where the invoice gives a code alone (BT-121, the VATEX list). */
import { langs } from "./format.ts";
import { words } from "./labels.ts";
import type { Scene } from "./model.ts";

/** Codes that are not named after an article of a law. */
const named: Readonly<Record<string, Parameters<Scene["say"]>[0]>> = {
  "VATEX-EU-AE": "reverseCharge",
  "VATEX-EU-D": "marginTransport",
  "VATEX-EU-F": "marginGoods",
  "VATEX-EU-G": "export",
  "VATEX-EU-I": "marginArt",
  "VATEX-EU-IC": "intraCommunity",
  "VATEX-EU-J": "marginAntiques",
  "VATEX-EU-O": "outOfScope",
  "VATEX-FR-AE": "reverseCharge",
  "VATEX-FR-FRANCHISE": "frenchFranchise",
};

/** What is said of a category where nobody gave a reason, in one language or another. */
const usual: Readonly<Record<string, Parameters<Scene["say"]>[0]>> = {
  AE: "reverseCharge",
  K: "intraCommunity",
  G: "export",
  O: "outOfScope",
};

/** A reason in the language of the pages where it is the usual one of its category; any other as it was given. */
export function reasonInWords(reason: string, category: string | undefined, { say }: Scene): string {
  const label = category !== undefined && Object.hasOwn(usual, category) ? usual[category] : undefined;
  return label !== undefined && langs.some((lang) => words(lang)(label) === reason) ? say(label) : reason;
}

/** What a code means, in words; the code itself where it is not known. */
export function exemptionInWords(code: string, { say }: Scene): string {
  const label = Object.hasOwn(named, code) ? named[code] : undefined;
  if (label !== undefined) return say(label);
  const [, article, paragraph, letters] = /^VATEX-EU-(\d{2,3})-?(\d)?-?([A-Z]{1,2})?$/.exec(code) ?? [];
  if (article !== undefined) {
    const parts = [paragraph, letters?.toLowerCase()].filter((it) => it !== undefined).map((it) => `(${it})`);
    return say("directiveArticle", article + parts.join(""));
  }
  const [, french, section] = /^VATEX-FR-CGI(\d{3}[A-Z]?)-?(\d?[A-Z]{0,3})$/.exec(code) ?? [];
  return french === undefined ? code : say("frenchArticle", [french, section].join(" ").trim());
}
