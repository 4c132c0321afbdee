/** German wording: the service's own findings, and the rules by family as in engine/rules. */
import { marks } from "../../model/said.ts";
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
    requires: "Eine Zahl wird mit Ziffern und Dezimalpunkt angegeben.",
    message:
      "Der Wert „{actual}“ ist keine lesbare Zahl. Im XML steht sie mit Dezimalpunkt, etwa 7.0. Nicht prüfbar: {rules}.",
    absent: "Hier fehlt eine Zahl, das Feld ist leer. Nicht prüfbar: {rules}.",
    fix:
      "Ersetzen Sie das Komma durch einen Punkt und lassen Sie Tausendertrennzeichen weg: 7.0 statt 7,0 und 1234.50 statt 1.234,50.",
  },
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": {
    requires: "Ein Gesamtbetrag wird mit Ziffern und Dezimalpunkt angegeben.",
    message:
      "Der Gesamtbetrag „{actual}“ ist keine lesbare Zahl. Im XML steht er mit Dezimalpunkt, etwa 119.00. Nicht prüfbar: {rules}.",
    absent: "Der Gesamtbetrag fehlt, das Feld ist leer. Nicht prüfbar: {rules}.",
    fix: "Geben Sie den Betrag mit Dezimalpunkt an. Ist das Feld leer, prüfen Sie den Export Ihrer Software.",
  },
  "ATW-VALUE-NOT-A-DATE": {
    requires: "Ein Datum wird in UBL als 2026-11-30 angegeben, in CII als 20261130.",
    message: "Das Datum „{actual}“ hat das falsche Format, oder es gibt den Tag nicht. Nicht prüfbar: {rules}.",
    absent: "Das Datum fehlt, das Feld ist leer. Nicht prüfbar: {rules}.",
    fix: "Schreiben Sie das Datum in UBL als 2026-11-30 und in CII als 20261130.",
  },
  "ATW-VALUE-NOT-AN-INDICATOR": {
    requires: "Das Kennzeichen für Zuschläge und Nachlässe muss true oder false sein.",
    message:
      "Das Kennzeichen für Zuschläge und Nachlässe lautet „{actual}“; möglich sind nur true und false. Nicht prüfbar: {rules}.",
    absent: "Das Kennzeichen für Zuschläge und Nachlässe fehlt; möglich sind true und false. Nicht prüfbar: {rules}.",
    fix: "Schreiben Sie „false“ für einen Nachlass und „true“ für einen Zuschlag, in Kleinbuchstaben.",
  },
  "ATW-VALUE-REPEATED": {
    requires: "Was nur einmal erlaubt ist, darf sich nicht wiederholen.",
    message: "Dieses Element darf nur einmal vorkommen und kommt mehrfach vor. Nicht prüfbar: {rules}.",
    fix: "Behalten Sie das richtige Element und löschen Sie die übrigen.",
  },
  "ATW-PROFILE-ASSUMED": {
    requires: "Die Spezifikation, die eine Rechnung nennt (BT-24), sollte sich hier vollständig prüfen lassen.",
    message:
      "Die Rechnung folgt „{actual}“ (BT-24). Geprüft wurde sie nach {expected}; nicht ausgewertet wurden {rules}.",
    absent:
      "Die Rechnung folgt „{actual}“ (BT-24). Geprüft wurde sie nach {expected}; was darüber hinausgeht, ist hier nicht bekannt.",
    fix:
      "Prüfen Sie streng: Dann laufen auch die übrigen Regeln, die hier bekannt sind. Lassen Sie andere an anderer Stelle prüfen, oder nennen Sie in BT-24 die Spezifikation, die Sie meinen.",
  },
  "ATW-RULES-NOT-CARRIED": {
    requires: "Ein strenges Ergebnis braucht die Regeln der Spezifikation, die die Rechnung nennt (BT-24).",
    message:
      "Die Rechnung folgt „{actual}“ (BT-24). Die Regeln von {rules} wurden nicht ausgewertet; ob sie eingehalten sind, bleibt offen. Bekannt sind hier: {expected}.",
    absent:
      "Die Rechnung folgt „{actual}“ (BT-24). Dafür gibt es hier keine Regeln; ob sie eingehalten sind, bleibt offen. Bekannt sind hier: {expected}.",
    fix:
      "Lassen Sie die Rechnung vom Validator des Herausgebers dieser Regeln prüfen, oder berichtigen Sie BT-24, wenn Sie eine andere Spezifikation meinen.",
  },
  "ATW-NORM-2026": {
    requires: "Regeln zu EN 16931:2026 müssen veröffentlicht sein, bevor eine Rechnung danach beurteilt wird.",
    message:
      "BT-24 („{actual}“) nennt EN 16931:2026, auf UBL 2.5 oder CII D25A. Offizielle Regeln gibt es dazu noch nicht; die Rechnung wurde deshalb nicht beurteilt.",
    fix:
      "Warten Sie die offiziellen Regeln ab, oder fragen Sie den Käufer, was er erwartet. In Spanien gilt diese Ausgabe ab dem 6. Oktober 2027 bei mehr als 8 Mio. EUR Umsatz, ein Jahr später für alle übrigen.",
  },
  "ATW-RULES-NOT-SELECTED": {
    requires: "Eine Rechnung innerhalb eines Landes sollte die Regeln dieses Landes nennen.",
    message:
      "Verkäufer und Käufer sind in {actual}; die Regeln dieses Landes ({rules}) wurden nicht ausgewertet. Jede dieser Angaben wählt sie aus: {expected}.",
    fix: "Wenn sie gelten sollen, geben Sie diesen Wert in der Rechnung an, oder verlangen Sie das Profil.",
  },
  "ATW-PROFILE-NOT-AN-INVOICE": {
    requires: "Eine Rechnung muss mehr enthalten als die Buchungsdaten, die Factur-X MINIMUM und BASIC WL vorsehen.",
    message:
      "Laut BT-24 ist dies {expected}: Buchungsdaten zu dem PDF, mit dem sie kommen. Sie haben keine Positionen und sind keine Rechnung nach EN 16931.",
    fix: "Bitten Sie den Verkäufer um eine Rechnung im Profil BASIC oder höher.",
  },
  "ATW-RULE-FAILED": {
    requires: "Jede Regel des Profils muss zu einem Ergebnis kommen.",
    message:
      "Die Regel {rules} ließ sich wegen eines Programmfehlers nicht auswerten; ob sie erfüllt ist, bleibt offen.",
    fix: "Der Fehler liegt bei Faktlint. Bitte melden Sie ihn mit dieser oder einer gekürzten Rechnung.",
  },
  "ATW-TEXT-NOT-PRINTABLE": {
    requires:
      "Ein Text, der auf den Seiten einer PDF stehen soll, darf nur Zeichen haben, die deren Schrift zeigen kann.",
    message: "Die Seiten einer PDF können {actual} nicht zeigen, und dieser Text enthält das.",
    fix:
      "Schreiben Sie den Text mit lateinischen, griechischen oder kyrillischen Buchstaben, oder erzeugen Sie das XML allein.",
  },
  "ATW-TYPEFACE-NOT-INSTALLED": {
    requires: "Die Schriften, die ein Text braucht, müssen dort installiert sein, wo seine PDF entsteht.",
    message: "Dieser Text enthält {actual}, und die Schrift dafür ist dort, wo die PDF entsteht, nicht installiert.",
    fix:
      "Lassen Sie sie dort installieren (deno task tool typefaces), schreiben Sie den Text mit lateinischen, griechischen oder kyrillischen Buchstaben, oder erzeugen Sie das XML allein.",
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
  quotes: marks.de,
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
