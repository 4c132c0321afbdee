/** How values of a French invoice are written: of each form the last that is taken and the first that is not. */
import assert from "node:assert/strict";
import * as forms from "../../engine/rules/nations/france/flux2/forms.ts";

type Form = (written: string) => boolean;

const nines = (count: number) => "9".repeat(count);

const rows: Readonly<Record<string, readonly [form: Form, taken: readonly string[], not: readonly string[]]>> = {
  "a number of an invoice": [forms.isNumber, ["AZaz09+-_/", "A", "0"], [
    "",
    "A B",
    "A.",
    "A:",
    "é",
    "A@",
    "A[",
    "A`",
    "A{",
  ]],
  "a day of this century in UBL": [
    forms.isDay,
    ["2000-01-01", "2099-12-31", "2028-02-29"],
    ["1999-12-31", "2100-01-01", "2026-02-29", "2026-1-01", "2026-01-011", "12026-01-01", "20260101", "202-01-01"],
  ],
  "a day of this century in CII": [
    forms.isShortDay,
    ["20000101", "20991231", "20280229", "20260101T10:00"],
    ["19991231", "21000101", "20260229", "2026010", "2026-01-", "202601"],
  ],
  "a decimal with two places": [
    forms.isDecimal(2),
    ["0", "-0", "0.12", "-1.1", nines(19), `-${nines(18)}`, `${nines(17)}.12`],
    ["", "0.123", "1.", ".1", "+1", "1e1", nines(20), `-${nines(19)}`, `${nines(18)}.12`, "1,2"],
  ],
  "one that is not below zero": [forms.isDecimal(2, false), ["0", "0.12", nines(19)], ["-0", "-1", "0.123"]],
  "one without places": [forms.isDecimal(0), ["0", "-1"], ["0.1", "0.0"]],
  "a percentage": [forms.isPercentage, ["0", "9999", "99.99", "999.9", "0.12"], ["99999", "999.99", "9.999", "-1", ""]],
  "a SIREN": [forms.isSiren, ["123456789", "000000000"], ["12345678", "1234567890", "12345678a"]],
  "a SIRET": [forms.isSiret, ["12345678901234"], ["1234567890123", "123456789012345", "1234567890123a"]],
  "an address": [forms.isAddress, ["AZaz09+-_.", "0"], ["", "A/", "A B", "A@", "A[", "A`", "A{", "A:"]],
};

for (const [what, [form, taken, not]] of Object.entries(rows)) {
  Deno.test(`${what} is written so, and not otherwise`, () => {
    assert.deepEqual([taken.filter((it) => !form(it)), not.filter((it) => form(it))], [[], []]);
  });
}

/** The codes that Flux 2 takes, as they are published. */
const lists = {
  types: "261 262 380 381 384 386 389 393 396 471 472 473 500 501 502 503",
  selfBilled: "261 389 471 473 500 501 502",
  categories: "AE E G K O S Z",
  treatments: "ARCHIVEONLY B2B B2BINT B2C B2CINT OUTOFSCOPE",
  attachments: "BON_COMMANDE BON_LIVRAISON BORDEREAU_SUIVI BORDEREAU_SUIVI_VALIDATION DOCUMENT_ANNEXE ETAT_ACOMPTE " +
    "FACTURE_PAIEMENT_DIRECT FEUILLE_DE_STYLE LISIBLE PJA RECAPITULATIF_COTRAITANCE RIB",
  rates: "0 0.0 0.00 0.9 0.90 1.05 1.75 10 10.0 10.00 13 13.0 13.00 19.6 19.60 2.1 2.10 20 20.0 20.00 20.6 20.60 " +
    "5.5 5.50 7 7.0 7.00 8.5 8.50 9.2 9.20 9.6 9.60",
} as const satisfies Readonly<Record<string, string>>;

for (const name of ["types", "selfBilled", "categories", "treatments", "attachments", "rates"] as const) {
  Deno.test(`the ${name} of Flux 2 are those that are published`, () => {
    assert.deepEqual([...forms[name]].toSorted(), lists[name].split(" "));
  });
}
