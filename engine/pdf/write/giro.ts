/** The QR code that banking apps read (EPC069-12, version 2.1; in Germany GiroCode). */
import { utf8Encode } from "@cantoo/pdf-lib";
import { encodeQR } from "qr";
import { type Invoice, isCreditNote } from "../../mod.ts";
import { composed } from "./composed.ts";
import { digitsOf, isZero, type Numeric } from "./format.ts";
import { legalName } from "./model.ts";

/** A credit transfer, as the code asks for it. */
export interface Transfer {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  /** Two digits after the point at most. */
  readonly amount: string;
  readonly remittance: string;
}

/** Credit transfer in general and by SEPA (UNTDID 4461). */
const transfers = new Set(["30", "58"]);
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** ISO 11649. */
const REFERENCE = /^RF\d{2}[A-Z0-9]{1,21}$/;
const LONGEST_NAME = 70;
const LONGEST_REMITTANCE = 140;

/** What is to be paid by transfer; undefined where the code knows no such payment, such as one in another currency. */
export function transferOf(invoice: Invoice): Transfer | undefined {
  const { invoiceNumber = "", invoiceTypeCode, currency, totals, payment, payee, seller } = invoice;
  // What a credit note states is for the buyer to get.
  if (currency !== "EUR" || isCreditNote(invoiceTypeCode ?? "") || !transfers.has(payment?.meansCode ?? "")) {
    return undefined;
  }
  const [account] = payment?.creditTransfers ?? [];
  const iban = account?.iban?.replaceAll(/\s/g, "").toUpperCase() ?? "";
  const amount = amountOf(totals?.payableAmount);
  if (!IBAN.test(iban) || amount === undefined) return undefined;
  const bic = account?.bic?.replaceAll(/\s/g, "").toUpperCase() ?? "";
  const name = line(account?.accountName ?? payee?.name ?? legalName(seller ?? {}), LONGEST_NAME);
  if (name === "") return undefined;
  const remittance = line(payment?.remittanceInformation ?? invoiceNumber, LONGEST_REMITTANCE);
  return { name, iban, bic: BIC.test(bic) ? bic : "", amount, remittance };
}

/** At least a cent, less than a billion, and no fraction of a cent. */
function amountOf(value: Numeric): string | undefined {
  const digits = digitsOf(`${value ?? ""}`);
  if (digits === undefined || digits.negative || isZero(value)) return undefined;
  const { whole, fraction } = digits;
  return whole.length > 9 || fraction.length > 2 ? undefined : `${whole}.${fraction.padEnd(2, "0")}`;
}

/** A text on one line, of so many characters at most. */
function line(text: string, longest: number): string {
  return [...composed(text).replaceAll(/\s+/g, " ").trim()].slice(0, longest).join("").trim();
}

/** The lines of the code: a reference that is one is in its own line, and anything else in the next. */
export function epcText({ name, iban, bic, amount, remittance }: Transfer): string {
  const compact = remittance.replaceAll(" ", "");
  const [reference, text] = REFERENCE.test(compact) ? [compact, ""] : ["", remittance];
  const lines = ["BCD", "002", "1", "SCT", bic, name, iban, `EUR${amount}`, "", reference, text];
  return lines.join("\n").trimEnd();
}

/** The code has 331 bytes and version 13 at most; a text of other letters may need more. */
const MOST_BYTES = 331;

/** Its squares by row, true for black, without a margin. Undefined when it holds too much. */
export function qrMatrix(text: string): readonly (readonly boolean[])[] | undefined {
  const encode = (it: string) => utf8Encode(it, false);
  if (encode(text).length > MOST_BYTES) return undefined;
  const framed = encodeQR(text, "raw", { ecc: "medium", encoding: "byte", textEncoder: encode, border: 1 });
  return framed.slice(1, -1).map((row) => row.slice(1, -1));
}
