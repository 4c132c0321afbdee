/** Which specification of the XRechnung family an invoice names (BT-24): CIUS, Extension or CVD. */
import { type Bound, leaves } from "../../syntax/bound.ts";
import { textNodes } from "../../syntax/values.ts";

export const CIUS = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";
export const EXTENSION = `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
export const CVD = `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`;

/** Whether BT-24 is the identifier, compared as written and text node by text node. */
export function names(identifier: string): (document: Bound) => boolean {
  return ({ root }) => textNodes(leaves(root, "specificationIdentifier")).includes(identifier);
}
