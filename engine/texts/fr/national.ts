/** French wording of Peppol's national rules: GR-R, GR-S, IS-R, IT-R, NL-R. */
import type { greece } from "../../rules/national/greece.ts";
import type { iceland } from "../../rules/national/iceland.ts";
import type { italy } from "../../rules/national/italy.ts";
import type { netherlands } from "../../rules/national/netherlands.ts";
import type { Text } from "../text.ts";

const AFM = "neuf chiffres dont le dernier est une clé de contrôle";
const MARK = "Le numéro d’enregistrement myDATA (BT-122, décrit comme ##M.AR.K##) doit être un nombre positif";

const greekTexts = {
  "GR-R-001-1": greekNumber(
    "avoir six parties, séparées par « | »",
    "Mettez bout à bout, dans cet ordre : numéro fiscal, date d’émission, établissement, type de document, série et numéro.",
  ),
  "GR-R-001-2": greekNumber(
    "commencer par le numéro fiscal grec contenu dans le numéro de TVA du vendeur (BT-31) ou de son représentant fiscal (BT-63)",
    "Écrivez en première partie les neuf chiffres qui suivent EL, et vérifiez-les : le dernier est une clé de contrôle.",
  ),
  "GR-R-001-3": greekNumber(
    "avoir pour deuxième partie la date d’émission (BT-2), avec jour, mois et année séparés par des barres obliques",
    "Répétez-y la date d’émission, avec deux chiffres pour le jour et pour le mois.",
  ),
  "GR-R-001-4": greekNumber(
    "avoir pour troisième partie le numéro de l’établissement, un nombre entier",
    "Écrivez le numéro sous lequel l’administration fiscale connaît l’établissement ; 0 désigne le siège.",
  ),
  "GR-R-001-5": greekNumber(
    "avoir pour quatrième partie un type de document myDATA : 1.1, 1.6, 2.1, 2.4, 5.1 ou 5.2",
    "Écrivez 1.1 pour une vente de biens, 2.1 pour des services, 5.1 pour un avoir lié à une facture.",
  ),
  "GR-R-001-6": greekNumber(
    "avoir pour cinquième partie la série",
    "Écrivez la série de votre numérotation, ou 0 s’il n’y en a pas.",
  ),
  "GR-R-001-7": greekNumber(
    "avoir pour sixième partie le numéro d’ordre",
    "Écrivez le numéro que la facture porte dans sa série.",
  ),
  "GR-R-002": {
    message: "Un vendeur grec doit indiquer son nom commercial (BT-28).",
    fix: "Ajoutez le nom sous lequel les clients connaissent le vendeur ; à défaut, répétez sa raison sociale.",
  },
  "GR-R-003": greekVat("Le numéro de TVA d’un vendeur grec (BT-31)"),
  "GR-R-004-1": {
    message:
      "Un vendeur dont l’adresse est en Grèce doit citer une fois l’enregistrement de la facture dans myDATA, par un document justificatif (BG-24) décrit comme ##M.AR.K##.",
    fix: "Ajoutez la référence avec le numéro (MARK) donné par myDATA, et supprimez les doublons.",
  },
  "GR-R-004-2": {
    requires: `${MARK}.`,
    message: `${MARK} ; « {actual} » n’en est pas un.`,
    absent: `${MARK} ; il est vide.`,
    fix: "Écrivez le numéro tel que myDATA l’a donné, sans zéro au début.",
  },
  "GR-R-005": {
    message: "Une facture d’un vendeur grec doit indiquer le nom commercial de l’acheteur (BT-45).",
    fix: "Ajoutez le nom sous lequel l’acheteur est connu ; à défaut, répétez sa raison sociale.",
  },
  "GR-R-006": oneGreekVat(
    "Sur une facture d’un vendeur grec, un acheteur grec doit avoir exactement un numéro de TVA (BT-48)",
  ),
  "GR-R-008-2": {
    message:
      "Un vendeur dont l’adresse est en Grèce ne peut donner qu’une adresse web de la facture, par un document justificatif (BG-24) décrit comme ##INVOICE|URL##.",
    fix: "Gardez un seul de ces documents, et supprimez les autres.",
  },
  "GR-R-008-3": {
    message:
      "Un document justificatif décrit comme ##INVOICE|URL## doit contenir l’adresse web de la facture (BT-124).",
    fix: "Ajoutez l’adresse où la facture peut être consultée, ou supprimez le document.",
  },
  "GR-R-009": greekEndpoint("L’adresse électronique d’un vendeur grec (BT-34)"),
  "GR-R-010": greekEndpoint("Sur une facture d’un vendeur grec, l’adresse électronique d’un acheteur grec (BT-49)"),
  "GR-S-008-1": {
    message:
      "Un vendeur dont l’adresse est en Grèce devrait donner une fois l’adresse web de la facture, par un document justificatif (BG-24) décrit comme ##INVOICE|URL##.",
    fix: "Si vous publiez vos factures sur le web, ajoutez ce document avec le lien vers la facture (BT-124).",
  },
  "GR-S-011": oneGreekVat("Un vendeur grec devrait avoir exactement un numéro de TVA (BT-31)"),
} as const satisfies Readonly<Record<keyof typeof greece, Text>>;

const KENNITALA = "le numéro d’identité islandais (kennitala), avec le schéma 0196";
const icelandicAddressFix = "Complétez l’adresse. Une boîte postale peut remplacer la rue.";

const icelandicTexts = {
  "IS-R-001": {
    message: "Une facture d’un vendeur islandais devrait avoir le code de type (BT-3) 380 ou 381.",
    fix: "Indiquez 380 pour une facture, même partielle ou finale, et 381 pour un avoir.",
  },
  "IS-R-002": {
    message: `Un vendeur islandais doit indiquer comme identifiant légal (BT-30) ${KENNITALA}.`,
    fix: "Ajoutez à l’entité légale du vendeur les dix chiffres de son numéro, et mettez le schéma 0196.",
  },
  "IS-R-003": {
    message: "L’adresse d’un vendeur islandais doit indiquer la rue (BT-35) et le code postal (BT-38).",
    fix: icelandicAddressFix,
  },
  "IS-R-004": {
    message:
      `Sur une facture d’un vendeur islandais, un acheteur islandais doit avoir pour identifiant légal (BT-47) ${KENNITALA}.`,
    fix: "Demandez à l’acheteur ses dix chiffres, ajoutez-les à son entité légale, et mettez le schéma 0196.",
  },
  "IS-R-005": {
    message:
      "Sur une facture d’un vendeur islandais, l’adresse d’un acheteur islandais doit indiquer la rue (BT-50) et le code postal (BT-53).",
    fix: icelandicAddressFix,
  },
  "IS-R-006": icelandicAccount("9"),
  "IS-R-007": icelandicAccount("42"),
  "IS-R-008": {
    message:
      "Un document justificatif d’un vendeur islandais décrit comme EINDAGI indique la date limite de paiement : sa référence (BT-122) doit être une date.",
    fix: "Écrivez la date sous la forme AAAA-MM-JJ, et dans un seul de ces documents.",
  },
  "IS-R-009": {
    message:
      "Si un vendeur islandais indique une date limite de paiement (EINDAGI), la date d’échéance (BT-9) doit figurer aussi.",
    fix: "Ajoutez la date à laquelle le paiement est exigible. Les intérêts courent à partir de la date limite.",
  },
  "IS-R-010": {
    message:
      "La date limite de paiement d’un vendeur islandais (EINDAGI) ne doit pas précéder la date d’échéance (BT-9).",
    fix: "Corrigez celle des deux dates qui est fausse ; elles peuvent tomber le même jour.",
  },
} as const satisfies Readonly<Record<keyof typeof iceland, Text>>;

const italianTexts = {
  "IT-R-001": {
    message:
      "Le numéro fiscal d’un vendeur italien (BT-32) doit se composer de onze à seize lettres majuscules ou chiffres.",
    fix: "Écrivez le codice fiscale sans espace : seize caractères pour une personne, onze chiffres pour une société.",
  },
  "IT-R-002": italianAddress("la rue (BT-35)"),
  "IT-R-003": italianAddress("la ville (BT-37)"),
  "IT-R-004": italianAddress("le code postal (BT-38)"),
} as const satisfies Readonly<Record<keyof typeof italy, Text>>;

const REGISTERS = "le numéro KvK de la chambre de commerce avec le schéma 0106, ou l’OIN avec le schéma 0190";

const dutchTexts = {
  "NL-R-001": {
    message: "Un avoir d’un vendeur néerlandais doit citer une facture qu’il rectifie (BT-25).",
    fix: "Ajoutez le numéro de cette facture.",
  },
  "NL-R-002": dutchAddress("L’adresse d’un vendeur néerlandais", "BT-35", "BT-37", "BT-38"),
  "NL-R-003": dutchLegalId("L’identifiant légal d’un vendeur néerlandais (BT-30)"),
  "NL-R-004": dutchAddress(
    "Sur une facture d’un vendeur néerlandais, l’adresse d’un acheteur néerlandais",
    "BT-50",
    "BT-52",
    "BT-53",
  ),
  "NL-R-005": dutchLegalId(
    "Sur une facture d’un vendeur néerlandais, l’identifiant légal d’un acheteur néerlandais (BT-47)",
  ),
  "NL-R-006": dutchAddress(
    "L’adresse du représentant fiscal néerlandais d’un vendeur néerlandais",
    "BT-64",
    "BT-66",
    "BT-67",
  ),
  "NL-R-007": {
    message: "Une facture d’un vendeur néerlandais avec un net à payer (BT-115) doit dire comment payer (BG-16).",
    fix: "Ajoutez des instructions de paiement, par exemple l’IBAN pour un virement.",
  },
  "NL-R-008": {
    message:
      "Entre un vendeur et un acheteur néerlandais, le code du moyen de paiement (BT-81) doit être 30, 48, 49, 57, 58 ou 59.",
    fix:
      "Indiquez 58 pour un virement SEPA, 59 pour un prélèvement SEPA, 48 pour une carte, 57 pour un accord permanent.",
  },
  "NL-R-009": {
    message:
      "Si une ligne de la facture d’un vendeur néerlandais renvoie à une ligne de commande (BT-132), la facture doit citer cette commande (BT-13).",
    fix: "Ajoutez le numéro du bon de commande, ou supprimez les renvois à ses lignes.",
  },
} as const satisfies Readonly<Record<keyof typeof netherlands, Text>>;

export const nationalTexts = { ...greekTexts, ...icelandicTexts, ...italianTexts, ...dutchTexts } as const;

function greekNumber(must: string, fix: string): Text {
  const requires = `Le numéro de facture d’un vendeur grec (BT-1) doit ${must}`;
  return {
    requires: `${requires}.`,
    message: `${requires} ; « {actual} » ne convient pas.`,
    absent: `${requires} ; il est vide.`,
    fix,
  };
}

function greekVat(what: string): Text {
  const requires = `${what} doit être EL suivi du numéro fiscal : ${AFM}`;
  return {
    requires: `${requires}.`,
    message: `${requires} ; « {actual} » ne convient pas.`,
    absent: `${requires} ; il est vide.`,
    fix: "Corrigez le numéro. Le préfixe est EL, alors que le code pays des adresses est GR.",
  };
}

function oneGreekVat(must: string): Text {
  const requires = `${must}, EL suivi d’un numéro fiscal de ${AFM}`;
  return {
    requires: `${requires}.`,
    message: `${requires} ; « {actual} » est faux ou n’est pas le seul.`,
    absent: `${requires} ; il n’y en a pas.`,
    fix: "Indiquez ce seul numéro, avec le type de taxe VAT, et vérifiez-en les chiffres.",
  };
}

function greekEndpoint(what: string): Text {
  const requires = `${what} doit être le numéro fiscal (${AFM}), avec le schéma 9933`;
  return {
    requires: `${requires}.`,
    message: `${requires} ; « {actual} » ne convient pas.`,
    absent: `${requires} ; elle est vide.`,
    fix: "Écrivez les chiffres du numéro de TVA sans EL, et mettez le schéma 9933.",
  };
}

function icelandicAccount(code: string): Text {
  return {
    message:
      `Le moyen de paiement ${code} (BT-81) d’un vendeur islandais demande un seul numéro de compte (BT-84), de douze caractères.`,
    fix: "Écrivez à la suite, sans tirets, les numéros de la banque, du type de compte et du compte.",
  };
}

function italianAddress(part: string): Text {
  return {
    message: `L’adresse d’un vendeur italien doit indiquer ${part}.`,
    fix: "Complétez l’adresse.",
  };
}

function dutchAddress(address: string, street: string, city: string, postCode: string): Text {
  return {
    message: `${address} doit indiquer la rue (${street}), la ville (${city}) et le code postal (${postCode}).`,
    fix: "Ajoutez ce qui manque à l’adresse.",
  };
}

function dutchLegalId(what: string): Text {
  const requires = `${what} doit être ${REGISTERS}`;
  return {
    requires: `${requires}.`,
    message: `${requires}, et ne pas être vide ; son schéma est {actual}.`,
    absent: `${requires}, et ne pas être vide ; il n’a pas de schéma.`,
    fix: "Ajoutez le numéro, avec le code de son registre comme schéma.",
  };
}
