/** French wording of the rules of CIUS-RO that a general sentence does not say. */
import type { Text } from "../text.ts";

export const romania: Readonly<Record<string, Text>> = {
  "BR-RO-001": {
    requires: "BT-24 doit être exactement l’identifiant de CIUS-RO 1.0.1, sans rien autour.",
    message:
      "BT-24 doit être exactement l’identifiant de la CIUS-RO 1.0.1, sans rien autour ; la facture indique {actual}.",
    fix: "Indiquez l’identifiant de la CIUS-RO 1.0.1, sans espace autour.",
  },
  "BR-RO-010": {
    requires: "Le numéro de facture (BT-1) doit contenir un chiffre.",
    message: "Le numéro de facture (BT-1) {actual} ne contient aucun chiffre.",
    fix: "Utilisez un numéro avec au moins un chiffre.",
  },
  "BR-RO-030": {
    requires: "La devise de la facture (BT-5) ou celle de la TVA (BT-6) doit être RON.",
    message: "Ni la devise de la facture (BT-5) ni celle de la TVA (BT-6) n’est RON.",
    fix:
      "Si la facture est dans une autre devise, indiquez RON comme devise de comptabilisation de la TVA (BT-6), et la TVA dans cette devise.",
  },
  "BR-RO-065": {
    requires: "Quand la TVA est indiquée, le vendeur ou un représentant fiscal doit avoir une immatriculation fiscale.",
    message: "La facture fait état de TVA, mais ni le vendeur ni un représentant fiscal n’a d’identifiant fiscal.",
    fix: "Indiquez l’identifiant à la TVA (BT-31) ou l’identifiant fiscal (BT-32) du vendeur.",
  },
  "BR-RO-120": {
    requires: "Quand la TVA est indiquée, l’acheteur doit avoir un numéro d’enregistrement ou un numéro de TVA.",
    message: "La facture fait état de TVA, mais l’acheteur n’a ni identifiant légal ni identifiant à la TVA.",
    fix: "Indiquez l’identifiant légal (BT-47) ou l’identifiant à la TVA (BT-48) de l’acheteur.",
  },
  "BR-RO-100": {
    requires: "À Bucarest (RO-B), la ville du vendeur doit être un secteur, de SECTOR1 à SECTOR6.",
    message: "À Bucarest (RO-B), la ville du vendeur doit être un secteur ; la facture indique {actual}.",
    fix: "Indiquez comme ville un des secteurs SECTOR1 à SECTOR6.",
  },
  "BR-RO-101": {
    requires: "À Bucarest (RO-B), la ville de l’acheteur doit être un secteur, de SECTOR1 à SECTOR6.",
    message: "À Bucarest (RO-B), la ville de l’acheteur doit être un secteur ; la facture indique {actual}.",
    fix: "Indiquez comme ville un des secteurs SECTOR1 à SECTOR6.",
  },
  "BR-RO-160": {
    requires: "À Bucarest (RO-B), la ville du représentant fiscal doit être un secteur, de SECTOR1 à SECTOR6.",
    message: "À Bucarest (RO-B), la ville du représentant fiscal doit être un secteur ; la facture indique {actual}.",
    fix: "Indiquez comme ville un des secteurs SECTOR1 à SECTOR6.",
  },
  "BR-RO-202": {
    requires: "À Bucarest (RO-B), la ville du lieu de livraison doit être un secteur, de SECTOR1 à SECTOR6.",
    message: "À Bucarest (RO-B), la ville du lieu de livraison doit être un secteur ; la facture indique {actual}.",
    fix: "Indiquez comme ville un des secteurs SECTOR1 à SECTOR6.",
  },
  "BR-RO-110": {
    requires: "En Roumanie, la subdivision du vendeur doit être un département selon l’ISO 3166-2.",
    message:
      "En Roumanie, la subdivision du vendeur doit être un județ selon l’ISO 3166-2 ; la facture indique {actual}.",
    fix: "Indiquez le code du județ, par exemple RO-CJ, ou RO-B pour Bucarest.",
  },
  "BR-RO-111": {
    requires: "En Roumanie, la subdivision de l’acheteur doit être un département selon l’ISO 3166-2.",
    message:
      "En Roumanie, la subdivision de l’acheteur doit être un județ selon l’ISO 3166-2 ; la facture indique {actual}.",
    fix: "Indiquez le code du județ, par exemple RO-CJ, ou RO-B pour Bucarest.",
  },
  "BR-RO-170": {
    requires: "En Roumanie, la subdivision du représentant fiscal doit être un département selon l’ISO 3166-2.",
    message:
      "En Roumanie, la subdivision du représentant fiscal doit être un județ selon l’ISO 3166-2 ; la facture indique {actual}.",
    fix: "Indiquez le code du județ, par exemple RO-CJ, ou RO-B pour Bucarest.",
  },
  "BR-RO-212": {
    requires: "En Roumanie, la subdivision du lieu de livraison doit être un département selon l’ISO 3166-2.",
    message:
      "En Roumanie, la subdivision du lieu de livraison doit être un județ selon l’ISO 3166-2 ; la facture indique {actual}.",
    fix: "Indiquez le code du județ, par exemple RO-CJ, ou RO-B pour Bucarest.",
  },
};
