/** What NLCIUS asks in both syntaxes. */
import { normalize } from "../../../syntax/values.ts";
import { asks, has, type Holds, isAsAt, raw, some, unused } from "../../paths/asks.ts";
import { type Ask, on, type Place, type Row, type Terms, warning } from "../../paths/row.ts";
import { valueOf } from "../../paths/tree.ts";

/**
 * What is asked where the seller is in the Netherlands, by the place of the seller's country. An element of others does not
 * stand at the place, so that a later place has it.
 */
export function dutchBy(sellerCountry: string) {
  const dutch = (path: string, ...rows: readonly Row[]): Place =>
    on(path.split(" | ").map((it) => `${it}[${sellerCountry}^=NL]`).join(" | "), ...rows);
  /** Something that an invoice by NLCIUS should do without. */
  const discouraged = (id: string, path: string, ...terms: Terms): Place =>
    dutch(path, warning(`BR-NL-${id}`, terms, unused(".")));
  return { dutch, discouraged };
}

/** VAT is in the currency of the invoice, which is at a path. */
export function inInvoiceCurrency(path: string): Ask {
  return asks(isAsAt("@currencyID", path), "@currencyID", "EUR");
}

const registers = ["0106", "0190"];

/** By the number of the chamber of commerce (0106) or of the government (0190), looked for as a word of the schemes. */
export function registered(path: string): Holds {
  return some(`${path}/@schemeID`, raw(".", (schemes) => registers.some((it) => schemes.split(" ").includes(it))));
}

/** Street, city and post code; `exempt` says where they are not required. */
export function addressed(parts: readonly string[], exempt: Holds = () => false): Ask {
  return {
    ...asks((at, scene) => exempt(at, scene) || parts.every((it) => has(it)(at, scene)), parts.join(" + ")),
    kind: "required",
  };
}

/** An element has something in it. */
export const EMPTY: Ask = asks((at) => normalize(valueOf(at)) !== "", ".", "1");
