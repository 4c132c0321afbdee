/** French wording: the rules that Peppol BIS Self-Billing has otherwise than Billing. */
import type { Text } from "../text.ts";

export const selfBilling: Readonly<Record<string, Text>> = {
  "PEPPOL-EN16931-R004": {
    message:
      "L’identifiant de la spécification (BT-24) doit commencer par celui de Peppol BIS Self-Billing 3.0, et ne contenir nulle part un double deux-points.",
    fix:
      "Reprenez l’identifiant de Peppol BIS Self-Billing. Ce qui vient après désigne une extension : supprimez-le s’il n’y en a pas.",
  },
  "PEPPOL-EN16931-R007": {
    message: "Le processus métier (BT-23) doit être l’un de ceux que Peppol prévoit pour l’autofacturation.",
    fix: "Indiquez l’identifiant du processus d’autofacturation 01 de Peppol, ou du processus convenu dans votre pays.",
  },
  "PEPPOL-EN16931-P0100": {
    message: "Le code de type d’une autofacture (BT-3) est « {actual} » ; il doit être 389 ou 527.",
    absent: "Le code de type d’une autofacture (BT-3) manque ; il doit être 389 ou 527.",
    fix: "Utilisez 389 pour une autofacture. Ce qui rend de l’argent est un avoir, un document à part en UBL.",
  },
  "PEPPOL-EN16931-P0101": {
    message: "Le code de type d’un avoir en autofacturation (BT-3) est « {actual} » ; il doit être 261.",
    absent: "Le code de type d’un avoir en autofacturation (BT-3) manque ; il doit être 261.",
    fix: "Utilisez 261. Ce qui réclame de l’argent est une facture, un document à part en UBL.",
  },
};
