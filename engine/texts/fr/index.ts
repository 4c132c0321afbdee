/** French wording: the service's own findings, and the rules by family as in engine/rules. */
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
import { typeset, typesetAll } from "./typography.ts";
import { vatTexts } from "./vat.ts";
import type { Locale } from "../locale.ts";
import type { Text } from "../text.ts";

const UNREAD = "Règles non évaluées pour cette raison : {rules}.";

const service = {
  "ATW-VALUE-NOT-A-NUMBER": {
    requires: "Cette valeur doit être un nombre décimal simple.",
    message: `Cette valeur doit être un nombre décimal simple, et « {actual} » n’en est pas un. ${UNREAD}`,
    absent: `Cette valeur doit être un nombre décimal simple, et elle est vide. ${UNREAD}`,
    fix:
      "Écrivez le nombre en chiffres avec un point décimal : ni séparateur de milliers, ni virgule décimale, ni exposant.",
  },
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": {
    requires: "Un total indiqué doit être un nombre décimal simple.",
    message: `Ce total doit être un nombre décimal simple, et « {actual} » n’en est pas un. ${UNREAD}`,
    absent: `Ce total doit être un nombre décimal simple, et il est vide. ${UNREAD}`,
    fix: "Écrivez le total en chiffres avec un point décimal, ou corrigez l’export qui l’a laissé vide.",
  },
  "ATW-VALUE-NOT-A-DATE": {
    requires: "Cette valeur doit être une date du calendrier.",
    message: `Cette valeur doit être une date du calendrier, et « {actual} » n’en est pas une. ${UNREAD}`,
    absent: `Cette valeur doit être une date du calendrier, et elle est vide. ${UNREAD}`,
    fix: "Écrivez la date sous la forme AAAA-MM-JJ, en CII AAAAMMJJ, et vérifiez que ce jour existe.",
  },
  "ATW-VALUE-NOT-AN-INDICATOR": {
    requires: "L’indicateur d’une remise ou de frais doit être true ou false.",
    message:
      `L’indicateur d’une remise ou de frais est « true » ou « false », et « {actual} » n’est ni l’un ni l’autre. ${UNREAD}`,
    absent: `L’indicateur d’une remise ou de frais est « true » ou « false », et celui-ci est vide. ${UNREAD}`,
    fix: "Écrivez « false » pour une remise et « true » pour des frais, en minuscules.",
  },
  "ATW-VALUE-REPEATED": {
    requires: "Un élément qui peut figurer une fois ne doit pas figurer plusieurs fois.",
    message: `Cet élément figure plusieurs fois alors qu’un seul est admis. ${UNREAD}`,
    fix: "Gardez l’un de ces éléments, et supprimez les autres.",
  },
  "ATW-PROFILE-ASSUMED": {
    requires:
      "La spécification qu’une facture indique (BT-24) devrait être l’une de celles qui sont contrôlées ici en entier.",
    message: "La facture suit « {actual} » (BT-24) ; elle a été contrôlée selon {expected}, sans les règles {rules}.",
    absent:
      "La facture suit « {actual} » (BT-24) ; elle a été contrôlée selon {expected}, et ce qui va au-delà n’est pas connu ici.",
    fix: "Faites contrôler ailleurs les autres règles, ou indiquez en BT-24 la spécification voulue.",
  },
  "ATW-RULE-FAILED": {
    requires: "Chaque règle du profil doit aboutir à un verdict.",
    message: "La règle {rules} s’est arrêtée ici sur une erreur interne ; on ne sait donc pas si elle est respectée.",
    fix: "Signalez cette facture, ou une copie réduite, aux auteurs de Faktlint : le défaut vient d’eux.",
  },
  "ATW-TEXT-NOT-PRINTABLE": {
    requires:
      "Un texte qui doit figurer sur les pages d’un PDF ne doit contenir aucun caractère que sa police ne montre pas.",
    message: "Les pages d’un PDF ne peuvent pas montrer {actual}, que ce texte contient.",
    fix:
      "Écrivez le texte en lettres latines, grecques ou cyrilliques, ou générez le XML seul, qui admet tout caractère.",
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

export const fr: Locale = {
  lang: "fr",
  comma: true,
  rules: typesetAll(rules),
  service: typesetAll(service),
  missing: "néant",
  noRule: "aucune",
  generic: { actual: "la valeur indiquée", expected: "la valeur attendue", rules: "les règles qui en ont besoin" },
  kinds,
  where: {
    json: "Le champ concerné est {field}.",
    xml: "L’élément concerné est {element}, soit le champ {field} en JSON.",
  },
  exemptions: {
    AE: "Autoliquidation",
    K: "Livraison intracommunautaire exonérée de TVA",
    G: "Exportation hors de l’Union européenne, exonérée de TVA",
    O: "Opération hors du champ d’application de la TVA",
  },
  truncated: typeset(
    "Les listes sont coupées au plafond ; chaque règle en échec y figure au moins une fois. Le verdict porte sur tout le document.",
  ),
};
