/** French wording of the VAT rules: a name for each category, one sentence for each rule number. */
import type { vat } from "../../rules/en16931/vat.ts";
import {
  families,
  type Family,
  isTaxed,
  type Prefix,
  type Rate,
  type RuleNumber,
} from "../../rules/en16931/vat_families.ts";
import type { Text } from "../text.ts";

/** What each category is for, as shown in brackets after its code. */
const names: Readonly<Record<Prefix, string>> = {
  S: "taux normal ou réduit",
  Z: "taux zéro",
  E: "exonération",
  AE: "autoliquidation",
  IC: "livraison intracommunautaire",
  G: "exportation hors UE",
  O: "hors champ de la TVA",
  AF: "IGIC des îles Canaries",
  AG: "IPSI de Ceuta et Melilla",
};

const sellerIds: Readonly<Record<"any" | "vat", { readonly needs: string; readonly add: string }>> = {
  any: {
    needs:
      "le numéro de TVA (BT-31) ou le numéro fiscal (BT-32) du vendeur, ou le numéro de TVA de son représentant fiscal (BT-63)",
    add: "le numéro de TVA ou le numéro fiscal du vendeur",
  },
  vat: {
    needs: "le numéro de TVA du vendeur (BT-31) ou de son représentant fiscal (BT-63)",
    add: "le numéro de TVA du vendeur",
  },
};

const buyerIds: Readonly<Record<"vat" | "vatOrLegal", { readonly needs: string; readonly add: string }>> = {
  vat: { needs: "le numéro de TVA de l’acheteur (BT-48)", add: "celui de l’acheteur" },
  vatOrLegal: {
    needs: "le numéro de TVA (BT-48) ou l’identifiant légal (BT-47) de l’acheteur",
    add: "le numéro de TVA ou l’identifiant légal de l’acheteur (un SIREN, par exemple)",
  },
};

const rates: Readonly<Record<Exclude<Rate, "absent">, { readonly must: string; readonly fix: string }>> = {
  positive: {
    must: "doit être supérieur à 0",
    fix: "Indiquez le taux applicable, ou choisissez la catégorie qui convient à un taux de 0.",
  },
  notNegative: {
    must: "doit être indiqué et ne pas être négatif",
    fix: "Indiquez le taux applicable, sans signe moins.",
  },
  zero: { must: "doit être égal à 0", fix: "Indiquez 0, ou choisissez la catégorie qui convient au taux applicable." },
};

const ofBreakdowns = {
  "BR-45": {
    message: "Une ventilation de TVA (BG-23) doit indiquer sa base d’imposition (BT-116).",
    fix: "Ajoutez le total HT des lignes et des frais, moins les remises, qui relèvent de cette ventilation.",
  },
  "BR-46": {
    message: "Une ventilation de TVA (BG-23) doit indiquer son montant de TVA (BT-117).",
    fix: "Ajoutez la TVA calculée sur la base d’imposition. Indiquez 0.00 si aucune TVA n’est due.",
  },
  "BR-47": {
    message: "Une ventilation de TVA (BG-23) doit indiquer sa catégorie de TVA (BT-118), avec le type de taxe VAT.",
    fix: "Ajoutez le code de la catégorie, et vérifiez que le type de taxe à côté est VAT.",
  },
  "BR-48": {
    message: `Une ventilation de TVA (BG-23) doit indiquer son taux (BT-119), sauf pour la ${category("O")}.`,
    fix: "Ajoutez le taux en pour cent. Indiquez 0 pour une catégorie sans TVA.",
  },
  "BR-CO-04": {
    message: "Une ligne (BG-25) doit indiquer la catégorie de TVA de son article (BT-151), avec le type de taxe VAT.",
    fix: "Ajoutez le code de la catégorie à la ligne, et vérifiez que le type de taxe à côté est VAT.",
  },
  "BR-CO-17": {
    requires:
      "Le montant de TVA d’une ventilation (BT-117) doit être égal à sa base d’imposition multipliée par son taux (BT-116 × BT-119).",
    message:
      "Le montant de TVA de cette ventilation (BT-117) est de {actual} ; sa base d’imposition et son taux (BT-116 × BT-119) donnent {expected}.",
    absent:
      "Le montant de TVA d’une ventilation (BT-117) doit être égal à sa base d’imposition multipliée par son taux (BT-116 × BT-119). Indiqué : {actual} ; calculé : {expected}.",
    fix:
      "Multipliez la base d’imposition par le taux, divisez par 100 et arrondissez à deux décimales. Sans taux, ou avec un taux inférieur à 0.5, la TVA doit être de 0.",
  },
  "BR-CO-18": {
    requires: "La facture doit comporter une ventilation de la TVA (BG-23).",
    message: "Il manque à la facture une ventilation de la TVA (BG-23).",
    fix:
      "Ajoutez une ventilation pour chaque catégorie et chaque taux de TVA de la facture, même si aucune TVA n’est due.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofIntraCommunitySupply = {
  "BR-IC-11": {
    message: `Une facture avec la ${
      category("IC")
    } doit indiquer la date de livraison (BT-72) ou la période de facturation (BG-14).`,
    fix: "Ajoutez le jour de la livraison, ou le premier et le dernier jour de la période facturée.",
  },
  "BR-IC-12": {
    message: `Une facture avec la ${category("IC")} doit indiquer le pays où les biens ont été livrés (BT-80).`,
    fix: "Ajoutez à l’adresse de livraison le code ISO 3166-1 à deux lettres de ce pays.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const onlyOutOfScope = {
  "BR-O-11": onlyO("les ventilations de TVA", "BT-118"),
  "BR-O-12": onlyO("les lignes", "BT-151"),
  "BR-O-13": onlyO("les remises au niveau du document", "BT-95"),
  "BR-O-14": onlyO("les frais au niveau du document", "BT-102"),
} as const;

export const vatTexts = {
  ...ofBreakdowns,
  ...family("S"),
  ...family("Z"),
  ...family("E"),
  ...family("AE"),
  ...family("IC"),
  ...ofIntraCommunitySupply,
  ...family("G"),
  ...family("O"),
  ...onlyOutOfScope,
  ...family("AF"),
  ...family("AG"),
} as const satisfies Readonly<Record<keyof typeof vat, Text>>;

/** A category with its code and what it is for, to stand behind an article. */
export function category(prefix: Prefix): string {
  return `catégorie de TVA ${families[prefix].code} (${names[prefix]})`;
}

function family<P extends Prefix>(prefix: P): Readonly<Record<`BR-${P}-${RuleNumber}`, Text>> {
  const of: Family = families[prefix];
  const name = category(prefix);
  const texts: Readonly<Record<RuleNumber, Text>> = {
    "01": breakdowns(of, name),
    "02": registrations(of, `une ligne de ${name}`),
    "03": registrations(of, `une remise de ${name} au niveau du document`),
    "04": registrations(of, `des frais de ${name} au niveau du document`),
    "05": rate(of, `d’une ligne de ${name}`, "BT-152"),
    "06": rate(of, `d’une remise de ${name}`, "BT-96"),
    "07": rate(of, `de frais de ${name}`, "BT-103"),
    "08": taxableAmount(of, name),
    "09": taxAmount(of, name),
    "10": reason(of, name),
  };
  const entries = Object.entries(texts).map(([number, text]) => [`BR-${prefix}-${number}`, text]);
  return Object.fromEntries(entries) as Readonly<Record<`BR-${P}-${RuleNumber}`, Text>>;
}

function breakdowns(of: Family, name: string): Text {
  const taxed = isTaxed(of);
  const requires = `La ${name} doit avoir ${taxed ? "au moins" : "exactement"} une ventilation de TVA (BG-23) ` +
    "si la facture l’utilise, et aucune sinon.";
  return {
    requires,
    message: `${requires} Ventilations trouvées : {actual} ; attendues : {expected}.`,
    fix: taxed
      ? `Ajoutez une ventilation de catégorie ${of.code} pour chaque taux des lignes, remises et frais, et supprimez celles auxquelles rien ne correspond.`
      : `Réunissez toutes les lignes, remises et frais de catégorie ${of.code} dans une seule ventilation ; s’il n’y en a pas, supprimez la ventilation.`,
  };
}

function registrations({ seller, buyer }: Family, item: string): Text {
  if (seller === "none") {
    return {
      message:
        `Une facture avec ${item} ne doit indiquer aucun numéro de TVA : ni du vendeur (BT-31), ni de son représentant fiscal (BT-63), ni de l’acheteur (BT-48).`,
      fix:
        "Retirez les numéros de TVA, ou choisissez la catégorie dont l’opération relève vraiment. Un numéro fiscal (BT-32) peut rester.",
    };
  }
  const [first, second] = [sellerIds[seller], buyer === undefined ? undefined : buyerIds[buyer]];
  const needs = first.needs + (second === undefined ? "" : `, ainsi que ${second.needs}`);
  const add = first.add + (second === undefined ? "" : ` et ${second.add}`);
  return {
    message: `Une facture avec ${item} doit indiquer ${needs}.`,
    fix: `Ajoutez ${add}, ou choisissez la catégorie qui convient.`,
  };
}

function rate({ rate }: Family, ofItem: string, term: string): Text {
  const [ubl, cii] = typeof rate === "string" ? [rate, rate] : [rate.ubl, rate.cii];
  const subject = `Le taux de TVA (${term}) ${ofItem}`;
  if (ubl === "absent" || cii === "absent") {
    return { message: `${subject} doit être omis ; 0 est aussi un taux.`, fix: "Supprimez le taux." };
  }
  const must = ubl === cii ? rates[ubl].must : `${rates[ubl].must} ; en CII, il ${rates[cii].must}`;
  return {
    requires: `${subject} ${must}.`,
    message: `${subject} ${must}. Taux indiqué : {actual}.`,
    absent: `${subject} ${must}. Aucun taux n’est indiqué.`,
    fix: rates[ubl].fix,
  };
}

function taxableAmount(of: Family, name: string): Text {
  const [same, both] = isTaxed(of)
    ? ["à ce taux", "la catégorie et le taux dont ils relèvent"]
    : ["dans cette catégorie", "la catégorie dont ils relèvent"];
  const base = `La base d’imposition (BT-116) de la ${name}`;
  const requires = `${base} doit être égale au total des lignes plus les frais moins les remises ${same}`;
  return {
    requires: `${requires}.`,
    message: `${base} est de {actual} ; ${same}, les lignes plus les frais moins les remises donnent {expected}.`,
    absent: `${requires}. Indiqué : {actual} ; calculé : {expected}.`,
    fix: `Reportez ce total en BT-116, ou donnez aux lignes, frais et remises ${both}.`,
  };
}

function taxAmount(of: Family, name: string): Text {
  const amount = `Le montant de TVA (BT-117) de la ${name}`;
  if (isTaxed(of)) {
    const requires = `${amount} doit être égal à la base d’imposition multipliée par le taux`;
    return {
      requires: `${requires}.`,
      message: `${amount} est de {actual} ; la base d’imposition multipliée par le taux donne {expected}.`,
      absent: `${requires}. Indiqué : {actual} ; calculé : {expected}.`,
      fix: "Corrigez le montant de TVA, ou la base ou le taux dont il découle.",
    };
  }
  return {
    requires: `${amount} doit être égal à 0.`,
    message: `${amount} doit être égal à 0 ; montant indiqué : {actual}.`,
    absent: `${amount} doit être égal à 0, et il n’est pas indiqué.`,
    fix: "Indiquez 0.00, ou choisissez la catégorie qui convient si la TVA est due.",
  };
}

function reason(of: Family, name: string): Text {
  if (of.reason === "forbidden") {
    return {
      message: `Une ventilation de ${name} ne doit pas indiquer de motif d’exonération (BT-120, BT-121).`,
      fix: "Supprimez de cette ventilation le texte et le code du motif.",
    };
  }
  return {
    message:
      `Une ventilation de ${name} doit dire pourquoi la TVA n’est pas facturée : en clair (BT-120) ou par un code (BT-121).`,
    fix: "Ajoutez à cette ventilation la mention légale, avec l’article de loi, ou le code du motif d’exonération.",
  };
}

function onlyO(where: string, term: string): Text {
  const only = `Une facture avec une ventilation de ${category("O")} ne doit pas contenir d’autre catégorie`;
  return {
    requires: `${only} dans ${where} (${term}).`,
    message: `${only}, et on trouve {actual} dans ${where} (${term}).`,
    absent: `${only}, et on trouve un code vide dans ${where} (${term}).`,
    fix: "Facturez à part ce qui est soumis à la TVA, ou corrigez la catégorie qui est fausse.",
  };
}
