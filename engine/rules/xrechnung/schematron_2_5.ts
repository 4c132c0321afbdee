/** What Schematron 2.5.0 of XRechnung had otherwise than 2.6.0, beside the severities. */
import { normalize } from "../../syntax/values.ts";
import { inFamily } from "../kit/family.ts";
import { asks } from "../paths/asks.ts";
import { on, type Pattern, rule } from "../paths/row.ts";
import { valueOf } from "../paths/tree.ts";
import { schemesBut } from "./extension.ts";

/** The number of an order must not be empty, either. */
export const emptyElements: Pattern = [
  on("*[!*]", rule("PEPPOL-EN16931-R008", ["BG-0"], asks((at) => normalize(valueOf(at)) !== ""))),
];

/** The lists of the extension had not yet the schemes of spring 2026. */
export const extension2_5 = inFamily(
  "BR-DEX",
  schemesBut({ icd: ["0245", "0246", "0247", "0248"], eas: ["0242", "0245", "0246", "0248"] }),
);
