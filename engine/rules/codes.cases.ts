/** Cases of BR-CL-*. */
import { type Cases, fails, onCreditNote, passes, set } from "./case.ts";
import type { codes } from "./codes.ts";

export const codesCases = {
  "BR-CL-01": {
    ubl: {
      fail: [
        fails("a credit note's code in an invoice", "/Invoice/cbc:InvoiceTypeCode", set("cbc:InvoiceTypeCode", "381")),
        fails("nothing but space", "/Invoice/cbc:InvoiceTypeCode", set("cbc:InvoiceTypeCode", " ")),
        onCreditNote(
          fails(
            "an invoice's code in a credit note",
            "/CreditNote/cbc:CreditNoteTypeCode",
            set("cbc:CreditNoteTypeCode", "380"),
          ),
        ),
      ],
      pass: [passes("space around the code", set("cbc:InvoiceTypeCode", " 380 "))],
    },
  },
  "BR-CL-04": {
    ubl: {
      fail: [
        fails("lower case", "/Invoice/cbc:DocumentCurrencyCode", set("cbc:DocumentCurrencyCode", "eur")),
        fails("two codes", "/Invoice/cbc:DocumentCurrencyCode", set("cbc:DocumentCurrencyCode", "EUR SEK")),
      ],
      pass: [passes("another currency", set("cbc:DocumentCurrencyCode", "ISK"))],
    },
  },
} as const satisfies Readonly<Record<keyof typeof codes, Cases>>;
