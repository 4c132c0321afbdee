import type { Asks } from "./asks.ts";

export const asks: Asks = {
  "BT-1": {
    question: "Quel est le numéro de la facture ?",
    where: "Dans votre comptabilité, selon une suite continue.",
  },
  "BT-2": { question: "Quelle est la date de la facture ?", where: "La date qui figure sur le document." },
  "BT-3": {
    question: "Est-ce une facture, un avoir ou une rectification ?",
    where: "380 pour une facture, 381 pour un avoir, 384 pour une facture rectificative.",
  },
  "BT-5": {
    question: "Dans quelle devise facturez-vous ?",
    where: "Sur la commande ou le devis, le plus souvent EUR.",
  },
  "BT-9": {
    question: "Jusqu’à quelle date faut-il payer ?",
    where: "Dans les conditions de paiement, par exemple 30 jours après réception.",
  },
  "BT-10": {
    question: "Quelle référence l’acheteur vous a-t-il donnée ?",
    where: "Sur la commande ou le contrat ; pour l’administration allemande, la Leitweg-ID.",
  },
  "BT-13": { question: "Quel numéro l’acheteur a-t-il donné à la commande ?", where: "En haut de sa commande." },
  "BT-20": {
    question: "Quelles sont les conditions de paiement ?",
    where: "Sur le devis ou le contrat, par exemple : payable sous 30 jours.",
  },
  "BT-25": {
    question: "Quelle facture est ainsi rectifiée ou créditée ?",
    where: "Son numéro, en haut de cette facture.",
  },
  "BT-26": { question: "De quel jour date cette facture ?", where: "La date qui y figure." },
  "BT-27": { question: "Comment s’appelle l’entreprise qui vend ?", where: "Sur l’extrait Kbis ou au registre." },
  "BT-30": {
    question: "Sous quel numéro le vendeur est-il immatriculé ?",
    where: "En France le SIREN, sur l’extrait Kbis ; en Belgique le numéro d’entreprise.",
  },
  "BT-31": {
    question: "Quel est le numéro de TVA du vendeur ?",
    where: "Dans l’espace professionnel des impôts ; il commence par le pays, par exemple FR.",
  },
  "BT-32": {
    question: "Quel est le numéro fiscal du vendeur ?",
    where: "Sur le dernier avis de l’administration fiscale.",
  },
  "BT-34": {
    question: "À quelle adresse électronique joindre le vendeur ?",
    where: "L’adresse de l’annuaire français, l’e-mail pour les factures ou l’identifiant Peppol.",
  },
  "BT-37": { question: "Dans quelle ville se trouve le vendeur ?", where: "Dans son adresse." },
  "BT-38": { question: "Quel est le code postal du vendeur ?", where: "Dans son adresse." },
  "BT-40": { question: "Dans quel pays se trouve le vendeur ?", where: "Dans son adresse." },
  "BT-41": {
    question: "Qui répond aux questions sur la facture chez le vendeur ?",
    where: "Une personne ou un service, par exemple la comptabilité.",
  },
  "BT-42": { question: "Quel est le téléphone de l’interlocuteur ?", where: "Sur le papier à en-tête du vendeur." },
  "BT-43": { question: "Quel est l’e-mail de l’interlocuteur ?", where: "Sur le papier à en-tête du vendeur." },
  "BT-44": { question: "Comment s’appelle l’acheteur ?", where: "Sur la commande ou le contrat." },
  "BT-47": {
    question: "Sous quel numéro l’acheteur est-il immatriculé ?",
    where: "En France le SIREN, dans l’annuaire des entreprises ; en Belgique le numéro d’entreprise.",
  },
  "BT-48": {
    question: "Quel est le numéro de TVA de l’acheteur ?",
    where: "L’acheteur le communique, souvent sur la commande.",
  },
  "BT-49": {
    question: "À quelle adresse électronique de l’acheteur la facture est-elle envoyée ?",
    where: "L’acheteur la communique : un e-mail, l’adresse de l’annuaire français ou l’identifiant Peppol.",
  },
  "BT-52": { question: "Dans quelle ville se trouve l’acheteur ?", where: "Dans son adresse, sur la commande." },
  "BT-53": { question: "Quel est le code postal de l’acheteur ?", where: "Dans son adresse, sur la commande." },
  "BT-55": { question: "Dans quel pays se trouve l’acheteur ?", where: "Dans son adresse, sur la commande." },
  "BT-72": { question: "Quel jour la livraison a-t-elle eu lieu ?", where: "Sur le bon de livraison." },
  "BT-80": { question: "Dans quel pays la livraison a-t-elle eu lieu ?", where: "Sur le bon de livraison." },
  "BT-81": { question: "Comment faut-il payer ?", where: "Sur le devis ou le contrat, le plus souvent par virement." },
  "BT-84": {
    question: "Sur quel compte faut-il payer ?",
    where: "L’IBAN, sur le relevé d’identité bancaire du vendeur.",
  },
  "BT-120": {
    question: "Pourquoi la TVA n’est-elle pas due ?",
    where: "L’article qui le prévoit, par exemple l’article 293 B du CGI.",
  },
  "BT-129": { question: "Quelle quantité est facturée ?", where: "Sur le bon de livraison ou la feuille d’heures." },
  "BT-130": {
    question: "Dans quelle unité la quantité est-elle exprimée ?",
    where: "Par exemple pièce, heure ou kilogramme.",
  },
  "BT-146": { question: "Combien coûte une unité hors TVA ?", where: "Sur le devis ou le tarif." },
  "BT-151": {
    question: "Comment cet article est-il taxé ?",
    where: "En règle générale avec TVA (S) ; sinon, votre expert-comptable le sait.",
  },
  "BT-152": { question: "À quel taux cet article est-il taxé ?", where: "Par exemple 20, 10 ou 5,5 % en France." },
  "BT-153": { question: "Qu’est-ce qui a été vendu ?", where: "Sur le devis ou le bon de livraison." },
};
