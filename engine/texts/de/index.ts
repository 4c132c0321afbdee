/** German wording: the service's own findings, and the rules by family as in engine/rules. */
import type { RuleId } from "../../rules/index.ts";
import type { ServiceId } from "../../rules/own/service.ts";
import { adviceTexts } from "./advice.ts";
import { allowancesTexts } from "./allowances.ts";
import { codesTexts } from "./codes.ts";
import { decimalsTexts } from "./decimals.ts";
import { germanyTexts, xrechnungTexts } from "./german.ts";
import { inputTexts, kinds } from "./input.ts";
import { nationalTexts } from "./national.ts";
import { peppolTexts } from "./peppol.ts";
import { peppolIdsTexts } from "./peppol_ids.ts";
import { periodsTexts } from "./periods.ts";
import { presenceTexts } from "./presence.ts";
import { referencesTexts } from "./references.ts";
import { schemaTexts } from "./schema.ts";
import { totalsTexts } from "./totals.ts";
import { vatTexts } from "./vat.ts";
import type { Locale } from "../locale.ts";
import type { Text } from "../text.ts";

const service = {
  "ATW-VALUE-NOT-A-NUMBER": {
    requires: "Dieser Wert muss eine einfache Dezimalzahl sein.",
    message: "Dieser Wert muss eine einfache Dezimalzahl sein; „{actual}“ ist keine. Deshalb nicht geprüft: {rules}.",
    absent: "Dieser Wert muss eine einfache Dezimalzahl sein, ist aber leer. Deshalb nicht geprüft: {rules}.",
    fix: "Schreiben Sie die Zahl mit Ziffern und Dezimalpunkt: ohne Tausendertrennzeichen, Dezimalkomma und Exponent.",
  },
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": {
    requires: "Ein angegebener Gesamtbetrag muss eine einfache Dezimalzahl sein.",
    message:
      "Dieser Gesamtbetrag muss eine einfache Dezimalzahl sein; „{actual}“ ist keine. Deshalb nicht geprüft: {rules}.",
    absent: "Dieser Gesamtbetrag muss eine einfache Dezimalzahl sein, ist aber leer. Deshalb nicht geprüft: {rules}.",
    fix: "Schreiben Sie den Betrag mit Ziffern und Dezimalpunkt. Ist er leer, prüfen Sie den Export der Software.",
  },
  "ATW-VALUE-NOT-A-DATE": {
    requires: "Dieser Wert muss ein Kalenderdatum sein.",
    message: "Dieser Wert muss ein Kalenderdatum sein; „{actual}“ ist keines. Deshalb nicht geprüft: {rules}.",
    absent: "Dieser Wert muss ein Kalenderdatum sein, ist aber leer. Deshalb nicht geprüft: {rules}.",
    fix:
      "Schreiben Sie Jahr, Monat und Tag, in UBL mit Bindestrichen (2026-11-30), in CII ohne (20261130), und prüfen Sie, ob es den Tag gibt.",
  },
  "ATW-VALUE-NOT-AN-INDICATOR": {
    requires: "Das Kennzeichen für Zu- und Abschläge muss true oder false sein.",
    message:
      "Das Kennzeichen für Zu- und Abschläge muss „true“ oder „false“ sein; hier steht „{actual}“. Deshalb nicht geprüft: {rules}.",
    absent:
      "Das Kennzeichen für Zu- und Abschläge muss „true“ oder „false“ sein, ist aber leer. Deshalb nicht geprüft: {rules}.",
    fix: "Schreiben Sie „false“ für einen Abschlag und „true“ für einen Zuschlag, in Kleinbuchstaben.",
  },
  "ATW-VALUE-REPEATED": {
    requires: "Ein Element, das nur einmal stehen darf, darf sich nicht wiederholen.",
    message: "Dieses Element kommt mehrmals vor, erlaubt ist es nur einmal. Deshalb nicht geprüft: {rules}.",
    fix: "Behalten Sie eines dieser Elemente und löschen Sie die anderen.",
  },
  "ATW-PROFILE-ASSUMED": {
    requires: "Die Spezifikation, die eine Rechnung nennt (BT-24), sollte sich hier vollständig prüfen lassen.",
    message:
      "Die Rechnung folgt „{actual}“ (BT-24). Geprüft wurde sie nach {expected}; nicht ausgewertet wurden {rules}.",
    absent:
      "Die Rechnung folgt „{actual}“ (BT-24). Geprüft wurde sie nach {expected}; was darüber hinausgeht, ist hier nicht bekannt.",
    fix:
      "Lassen Sie die übrigen Regeln an anderer Stelle prüfen, oder nennen Sie in BT-24 die Spezifikation, die Sie meinen.",
  },
  "ATW-RULE-FAILED": {
    requires: "Jede Regel des Profils muss zu einem Ergebnis kommen.",
    message: "Die Regel {rules} ist hier mit einem internen Fehler abgebrochen; ob sie erfüllt ist, bleibt offen.",
    fix:
      "Melden Sie diese Rechnung oder eine gekürzte Fassung den Herstellern von Faktlint: Der Fehler liegt bei ihnen.",
  },
  "ATW-TEXT-NOT-PRINTABLE": {
    requires:
      "Ein Text, der auf den Seiten einer PDF stehen soll, darf nur Zeichen haben, die deren Schrift zeigen kann.",
    message: "Die Seiten einer PDF können {actual} nicht zeigen, und dieser Text enthält das.",
    fix:
      "Schreiben Sie den Text mit lateinischen, griechischen oder kyrillischen Buchstaben, oder erzeugen Sie das XML allein.",
  },
  ...inputTexts,
  ...schemaTexts,
} as const satisfies Readonly<Record<ServiceId, Text>>;

const rules = {
  ...presenceTexts,
  ...referencesTexts,
  ...allowancesTexts,
  ...periodsTexts,
  ...totalsTexts,
  ...vatTexts,
  ...decimalsTexts(),
  ...codesTexts(),
  ...xrechnungTexts,
  ...germanyTexts,
  ...peppolTexts,
  ...peppolIdsTexts(),
  ...nationalTexts,
  ...adviceTexts,
} as const satisfies Readonly<Record<RuleId, Text>>;

export const de: Locale = {
  lang: "de",
  comma: true,
  rules,
  service,
  missing: "nicht angegeben",
  noRule: "keine Regel",
  generic: { actual: "der angegebene Wert", expected: "der erwartete Wert", rules: "die Regeln, die ihn brauchen" },
  kinds,
  where: {
    json: "Das betroffene Feld ist {field}.",
    xml: "Das betroffene Element ist {element}, in JSON das Feld {field}.",
  },
  exemptions: {
    AE: "Steuerschuldnerschaft des Leistungsempfängers",
    K: "Steuerfreie innergemeinschaftliche Lieferung",
    G: "Steuerfreie Ausfuhrlieferung",
    O: "Nicht steuerbar",
  },
  truncated:
    "Die Listen sind gekürzt; jede verletzte Regel ist mindestens einmal darin. Das Ergebnis gilt für das ganze Dokument.",
};
