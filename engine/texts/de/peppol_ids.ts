/** German wording of PEPPOL-COMMON-*: one sentence for every scheme of identifiers. */
import type { peppolIds } from "../../rules/peppol/ids.ts";
import type { Text } from "../text.ts";

type IdRuleId = keyof typeof peppolIds;

interface SchemeRow {
  readonly scheme: string;
  /** What the number is, with its article. */
  readonly name: string;
  readonly shape: string;
}

const CHECKED = "die letzte eine Prüfziffer";
const ITALIAN_TAX_CODE = {
  name: "eine italienische Steuernummer (codice fiscale)",
  shape: "sechzehn Buchstaben und Ziffern bei Personen, elf Ziffern bei Unternehmen",
} as const;
const DUTCH_VAT = "NL, neun Ziffern, B und zwei Ziffern";

const rows = {
  "PEPPOL-COMMON-R040": { scheme: "0088", name: "eine GLN", shape: `Ziffern, ${CHECKED}` },
  "PEPPOL-COMMON-R041": {
    scheme: "0192",
    name: "eine norwegische Organisationsnummer",
    shape: `neun Ziffern, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R042": {
    scheme: "0184",
    name: "eine dänische CVR-Nummer",
    shape: "acht Ziffern ohne Leerzeichen, DK davor ist erlaubt",
  },
  "PEPPOL-COMMON-R043": {
    scheme: "0208",
    name: "eine belgische Unternehmensnummer",
    shape: "zehn Ziffern, die letzten beiden Prüfziffern",
  },
  "PEPPOL-COMMON-R044": {
    scheme: "0201",
    name: "der IPA-Code einer italienischen Behörde",
    shape: "sechs Buchstaben oder Ziffern",
  },
  "PEPPOL-COMMON-R045": { scheme: "0210", ...ITALIAN_TAX_CODE },
  "PEPPOL-COMMON-R046": { scheme: "9907", ...ITALIAN_TAX_CODE },
  "PEPPOL-COMMON-R047": {
    scheme: "0211",
    name: "eine italienische USt-IdNr.",
    shape: `IT und elf Ziffern, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R049": {
    scheme: "0007",
    name: "eine schwedische Organisationsnummer",
    shape: `zehn Ziffern, ${CHECKED}`,
  },
  "PEPPOL-COMMON-R050": {
    scheme: "0151",
    name: "eine australische Unternehmensnummer (ABN)",
    shape: "elf Ziffern, die ersten beiden Prüfziffern",
  },
  "PEPPOL-COMMON-R052": {
    scheme: "0096",
    name: "eine dänische P-Nummer",
    shape: "zehn Ziffern",
  },
  "PEPPOL-COMMON-R053": {
    scheme: "0198",
    name: "eine dänische USt-IdNr.",
    shape: "DK und acht Ziffern, ohne Leerzeichen",
  },
  "PEPPOL-COMMON-R054": {
    scheme: "0106",
    name: "eine niederländische KvK-Nummer",
    shape: "acht Ziffern",
  },
  "PEPPOL-COMMON-R055": {
    scheme: "0190",
    name: "eine niederländische Behördennummer (OIN)",
    shape: "zwanzig Ziffern",
  },
  "PEPPOL-COMMON-R056-1": {
    scheme: "9944",
    name: "eine niederländische USt-IdNr.",
    shape: DUTCH_VAT,
  },
  "PEPPOL-COMMON-R057": {
    scheme: "0217",
    name: "die Niederlassungsnummer eines niederländischen KvK-Eintrags",
    shape: "zwölf Ziffern",
  },
} as const satisfies Readonly<Record<Exclude<IdRuleId, "PEPPOL-COMMON-R056-2">, SchemeRow>>;

const PARTIES = "BT-29, BT-30, BT-34, BT-46, BT-47, BT-49, BT-60, BT-61";

/** 9907 is a scheme of electronic addresses alone. */
const ADDRESSES = "BT-34, BT-49";

const dutchVat: Text = {
  requires: `Eine niederländische USt-IdNr. (BT-31, BT-48, BT-63) muss so aufgebaut sein: ${DUTCH_VAT}.`,
  message:
    `Eine niederländische USt-IdNr. (BT-31, BT-48, BT-63) muss so aufgebaut sein: ${DUTCH_VAT}; „{actual}“ passt nicht.`,
  fix: "Schreiben Sie die Nummer so, wie sie das Finanzamt erteilt hat, ohne Leerzeichen und Punkte.",
};

export function peppolIdsTexts(): Readonly<Record<IdRuleId, Text>> {
  const entries = (Object.entries(rows) as [keyof typeof rows, SchemeRow][]).map(([id, row]) => [id, text(row)]);
  const schemes = Object.fromEntries(entries) as Readonly<Record<keyof typeof rows, Text>>;
  return { ...schemes, "PEPPOL-COMMON-R056-2": dutchVat };
}

function text({ scheme, name, shape }: SchemeRow): Text {
  const terms = scheme === "9907" ? ADDRESSES : PARTIES;
  const must = `Eine Kennung mit dem Schema ${scheme} (${terms}) muss ${name} sein (${shape})`;
  return {
    requires: `${must}.`,
    message: `${must}; „{actual}“ passt nicht.`,
    absent: `${must}; diese ist leer.`,
    fix: "Berichtigen Sie die Nummer, oder geben Sie das Schema an, zu dem sie gehört.",
  };
}
