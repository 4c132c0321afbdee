/** French wording: the service's own findings, and the rules by family as in engine/rules. */
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
import { typeset, typesetAll } from "./typography.ts";
import { vatTexts } from "./vat.ts";
import type { Locale } from "../locale.ts";
import type { Text } from "../text.ts";

const UNREAD = "Règles qui n’ont pas pu être appliquées : {rules}.";

const service = {
  "ATW-VALUE-NOT-A-NUMBER": {
    requires: "Un nombre s’écrit en chiffres, avec un point décimal.",
    message:
      `La valeur « {actual} » n’est pas un nombre lisible. Dans le XML, elle s’écrit avec un point : 7.0. ${UNREAD}`,
    absent: `Le nombre manque : l’élément est vide. ${UNREAD}`,
    fix:
      "Remplacez la virgule par un point et supprimez les séparateurs de milliers : 7.0 au lieu de 7,0, 1234.50 au lieu de 1 234,50.",
  },
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": {
    requires: "Un total s’écrit en chiffres, avec un point décimal.",
    message:
      `Le total « {actual} » n’est pas un nombre lisible. Dans le XML, il s’écrit avec un point : 119.00. ${UNREAD}`,
    absent: `Le total manque : l’élément est vide. ${UNREAD}`,
    fix: "Écrivez le total avec un point décimal. S’il est vide, vérifiez l’export de votre logiciel.",
  },
  "ATW-VALUE-NOT-A-DATE": {
    requires: "Une date s’écrit 2026-11-30 en UBL et 20261130 en CII.",
    message: `La date « {actual} » est mal écrite ou n’existe pas. ${UNREAD}`,
    absent: `La date manque : l’élément est vide. ${UNREAD}`,
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
    fix:
      "Contrôlez-la en mode strict : les autres règles connues ici y sont appliquées. Faites contrôler le reste ailleurs, ou indiquez en BT-24 la spécification voulue.",
  },
  "ATW-RULES-NOT-CARRIED": {
    requires: "Un verdict strict suppose les règles de la spécification que la facture indique (BT-24).",
    message:
      "La facture suit « {actual} » (BT-24). Les règles de {rules} n’ont pas été contrôlées ; on ne sait donc pas si elles sont respectées. Connues ici : {expected}.",
    absent:
      "La facture suit « {actual} » (BT-24), dont les règles ne sont pas connues ici ; on ne sait donc pas si elles sont respectées. Connues ici : {expected}.",
    fix:
      "Faites contrôler la facture par le validateur de l’éditeur de ces règles, ou corrigez BT-24 si vous visiez une autre spécification.",
  },
  "ATW-NORM-2026": {
    requires: "Les règles de l’EN 16931:2026 doivent être publiées avant qu’une facture soit jugée selon elles.",
    message:
      "BT-24 (« {actual} ») désigne l’EN 16931:2026, en UBL 2.5 ou CII D25A. Il n’en existe pas encore de règles officielles ; la facture n’a donc pas été jugée.",
    fix:
      "Attendez les règles officielles, ou demandez à l’acheteur ce qu’il attend. En Espagne, cette édition devient obligatoire le 6 octobre 2027 au-delà de 8 millions d’euros de chiffre d’affaires, un an plus tard pour tous les autres.",
  },
  "ATW-RULES-NOT-SELECTED": {
    requires: "Une facture interne à un pays devrait désigner les règles de ce pays.",
    message:
      "Le vendeur et l’acheteur sont dans un même pays ({actual}), dont les règles ({rules}) n’ont pas été contrôlées. Chacune de ces indications les sélectionne : {expected}.",
    fix: "Si elles doivent s’appliquer, indiquez cette valeur dans la facture ou demandez le profil.",
  },
  "ATW-PROFILE-NOT-AN-INVOICE": {
    requires: "Une facture doit contenir plus que les données comptables que prévoient Factur-X MINIMUM et BASIC WL.",
    message:
      "D’après BT-24, c’est du {expected} : des données comptables jointes à un PDF. Elles n’ont pas de lignes et ne constituent pas une facture au sens de l’EN 16931.",
    fix: "Demandez au vendeur une facture au profil BASIC ou supérieur.",
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
  "ATW-TYPEFACE-NOT-INSTALLED": {
    requires: "Les polices dont un texte a besoin doivent être installées là où son PDF est produit.",
    message: "Ce texte contient {actual}, et la police correspondante n’est pas installée là où le PDF est produit.",
    fix:
      "Faites-la installer (deno task tool typefaces), écrivez le texte en lettres latines, grecques ou cyrilliques, ou générez le XML seul.",
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
  quotes: marks.fr,
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
