/** French. */
import type { PageTexts } from "../texts.ts";

export const page: PageTexts = {
  navCheck: "Vérifier",
  navNew: "Rédiger",
  navRules: "Règles",
  navWorkbench: "Atelier",
  navApi: "API",
  navPricing: "Tarifs",
  navFix: "Facture refusée ?",
  navAccount: "Compte",
  navBenchmarks: "Performances",
  navLegal: "Mentions légales",
  navKey: "Clé d’API",
  skip: "Aller au contenu",
  language: "Langue",
  theme: "Apparence :",
  themeAuto: "selon le système",
  themeLight: "clair",
  themeDark: "sombre",
  title: "Faktlint : vérifier une facture électronique",
  headline: "Cette facture électronique est-elle correcte ?",
  lead:
    "Déposez une facture Factur-X, ZUGFeRD, Peppol ou XRechnung. Vous voyez ce qui ne va pas, où, et comment le corriger. Le fichier ne quitte pas votre appareil.",
  dropTitle: "Déposez vos factures ici",
  dropOr: "ou",
  dropKinds: "XML, JSON ou PDF, plusieurs à la fois",
  choose: "Choisir des fichiers",
  example: "Essayer avec un exemple",
  options: "Options",
  ruleSet: "Jeu de règles",
  ruleSetAuto: "Celui qu’indique la facture",
  noScript: "La vérification se fait dans le navigateur et nécessite JavaScript.",
  doesTitle: "Ce qui est vérifié",
  does:
    "Les factures UBL et CII, les factures JSON et le XML contenu dans les PDF Factur-X et ZUGFeRD, selon les règles d’EN 16931, de XRechnung 3.0 et de Peppol BIS Billing 3. Chaque constat indique ce que la règle exige, ce que contient votre facture et ce qu’il faut changer.",
  doesNotTitle: "Ce qui ne l’est pas",
  doesNot:
    "Faktlint n’envoie pas de factures. « Valide » signifie que les règles n’ont trouvé aucune erreur. Cela ne garantit pas que le client ou l’administration acceptera la facture et ne remplace pas un conseil fiscal.",
  privateTitle: "Rien n’est envoyé",
  private:
    "La vérification se fait dans cette page. Sa politique de sécurité lui interdit toute connexion : c’est votre navigateur lui-même qui empêche l’envoi de la facture. Elle fonctionne hors connexion, sans cookie et sans suivi.",
  developersTitle: "Pour les développeurs",
  developers:
    "Le même moteur existe en ligne de commande, en bibliothèque et en API HTTP, avec partout les mêmes résultats.",
  footer: "Logiciel libre, licence MIT.",
  notFoundTitle: "Page introuvable",
  notFound:
    "Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou l’adresse comporte une faute de frappe.",
};
