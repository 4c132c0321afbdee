/** What in software usually makes rules fail, by what they are about; the most frequent first. */
import type { Causes } from "../en/causes.ts";

export const causes: Causes = {
  required: [
    "Un champ de la fiche est vide, et l’export omet l’élément sans prévenir.",
    "La correspondance ne lit que le nom abrégé ou la première ligne d’adresse de la fiche.",
    "Le modèle provient d’une facture où cette donnée n’était pas nécessaire.",
  ],
  sums: [
    "Les totaux viennent de la base de données, arrondis ligne par ligne, et non des montants de la facture.",
    "Les montants sont des nombres à virgule flottante : 0,1 + 0,2 n’y font plus 0,3.",
    "Une remise, des frais, un acompte ou l’arrondi figurent sur le papier, mais pas dans le XML.",
    "Une ligne a été ajoutée ou annulée après le calcul des totaux.",
  ],
  lineAmounts: [
    "Le prix vaut pour 100 ou 1 000 unités, et la quantité de base (BT-149) manque.",
    "Une remise est déduite du prix et figure aussi comme remise de la ligne, ou ni l’un ni l’autre.",
    "Le prix est arrondi à deux décimales avant d’être multiplié par la quantité.",
    "Un retour a un prix négatif au lieu d’une quantité négative.",
  ],
  vat: [
    "La catégorie est déduite du seul taux : 0 % peut être un taux zéro, une exonération, une autoliquidation, une exportation ou hors champ.",
    "Le code taxe de la comptabilité est écrit à la place de la catégorie de TVA de l’EN 16931.",
    "Le motif de non-facturation de la TVA figure dans une note, et non dans la ventilation de la TVA.",
    "Le numéro de TVA d’un nouveau client étranger manque dans sa fiche.",
  ],
  rates: [
    "Le taux est enregistré comme un coefficient : 0.20 au lieu de 20.",
    "Le taux est recalculé à partir de montants arrondis : 19.99 au lieu de 20.",
    "Un ancien taux, ou celui d’un autre pays, est resté dans la fiche.",
  ],
  codes: [
    "Un mot ou une abréviation du logiciel est écrit à la place du code : pce au lieu de H87, € au lieu de EUR.",
    "La liste du logiciel est plus ancienne que l’édition des règles, ou contient ses propres codes.",
    "Le code est en minuscules, ou comporte une espace au début ou à la fin.",
  ],
  decimals: [
    "Le montant est écrit tel que l’ordinateur le conserve, sans arrondi : 19.989999.",
    "Les prix unitaires peuvent avoir plus de décimales que les montants, et un seul format sert aux deux.",
  ],
  dates: [
    "Les dates suivent l’usage courant : 30/11/2026 au lieu de 2026-11-30.",
    "Un jour se perd, car un instant a été converti d’un fuseau horaire à un autre.",
    "Le début et la fin viennent de deux fiches modifiées séparément, par exemple un contrat et son échéancier.",
  ],
  allowances: [
    "Le logiciel connaît le montant d’une remise, mais ni son motif ni le code du motif.",
    "Le pourcentage, la base et le montant sont enregistrés séparément, et un seul a été modifié.",
    "Des frais sont écrits comme une remise de montant négatif, ou l’inverse.",
  ],
  payment: [
    "Les coordonnées bancaires figurent en pied de page, et non dans les instructions de paiement.",
    "Le code du moyen de paiement est une valeur fixe, et les autres données se rapportent à un autre : 59 sans mandat, 58 sans compte.",
    "L’IBAN a été saisi à la main, sans vérifier sa clé de contrôle.",
  ],
  discountTerms: [
    "L’escompte est rédigé en toutes lettres, alors que XRechnung demande une ligne comme #SKONTO#TAGE=14#PROZENT=2.00#.",
    "Le saut de ligne après le dernier # se perd, car l’export supprime les espaces en fin de texte.",
  ],
  postal: [
    "La rue, le code postal et la ville sont dans un seul champ, et finissent dans un seul élément.",
    "Le pays est enregistré par son nom, ou manque pour les clients nationaux.",
    "La fiche d’un nouveau client n’a pas été complétée.",
  ],
  contact: [
    "Le contact figure dans l’en-tête, et l’export n’a pas de champ pour lui.",
    "Les contacts sont tenus pour les clients, et non pour l’entreprise elle-même.",
    "Le téléphone et l’e-mail sont dans un seul champ, ou intervertis.",
  ],
  delivery: [
    "Le jour et le lieu de livraison figurent sur le bon de livraison, et ne sont pas repris dans la facture.",
    "Le jour manque quand c’est celui de la facture, et le lieu quand c’est l’adresse de l’acheteur.",
  ],
  electronic: [
    "La facture partait jusqu’ici par e-mail, et personne n’a demandé les adresses électroniques.",
    "L’identifiant est enregistré sans son schéma, par exemple un GLN sans 0088.",
  ],
  identifiers: [
    "Le numéro a été saisi à la main, sans vérifier sa clé de contrôle.",
    "Des espaces, des points ou le nom du registre font partie du numéro, comme sur le papier.",
    "Le schéma est celui d’un autre registre que celui du numéro.",
  ],
  references: [
    "Une correction est créée comme une facture à part, et le numéro de la première ne figure que dans le texte.",
    "Le numéro de commande est enregistré avec les lignes, et manque dans l’en-tête de la facture.",
  ],
  attachments: [
    "Les pièces jointes sont ajoutées sans nom de fichier ou sans type de média.",
    "Plusieurs pièces jointes portent le même nom, par exemple scan.pdf.",
    "La pièce jointe est d’un format qui n’est pas admis, par exemple un document de traitement de texte ou une archive.",
  ],
  currency: [
    "Des montants ont été convertis, sans que la devise de tous ait été changée.",
    "La devise de la TVA (BT-6) est toujours remplie, même quand c’est celle de la facture.",
    "La TVA dans la seconde devise figure sur le papier, mais pas dans le XML.",
  ],
  specification: [
    "L’identifiant vient d’un modèle conçu pour une édition plus ancienne des règles.",
    "Le destinataire a demandé un autre profil, et l’identifiant (BT-24) ou le processus (BT-23) n’a pas changé.",
  ],
  documentType: [
    "Tous les documents ont le même type, y compris les corrections et les factures partielles.",
    "Le type est un code propre au logiciel, ou un code que ce profil n’admet pas.",
  ],
  buyerReference: [
    "La Leitweg-ID ou le numéro de commande sont connus, mais l’export n’a pas de champ pour eux.",
    "Personne ne demande de référence à la commande.",
  ],
  empty: [
    "L’export écrit tous les éléments de son modèle, même sans valeur.",
    "Un champ de la fiche ne contient que des espaces.",
  ],
  germany: [
    "Une facture conforme à la seule EN 16931 a reçu l’identifiant de XRechnung.",
    "La donnée est connue, mais l’export date des factures papier et n’a pas de champ pour elle.",
  ],
  network: [
    "Une facture conforme à la seule EN 16931 a reçu l’identifiant de Peppol BIS Billing.",
    "Le modèle vient d’un autre réseau, dont les règles diffèrent sur cette donnée.",
  ],
  national: [
    "Le logiciel a été conçu pour un autre pays, et son modèle ignore ce que celui-ci exige.",
    "Le numéro d’immatriculation du vendeur est en pied de page ou dans une note, et non dans son champ.",
  ],
  special: [
    "Une facture ordinaire a reçu l’identifiant (BT-24) de cette forme particulière.",
    "Les données supplémentaires sont dans des notes ou des pièces jointes, et non dans leurs champs.",
  ],
  syntax: [
    "Le XML a été produit d’après le seul schéma, qui permet bien plus que ce qu’utilise l’EN 16931.",
    "Une bibliothèque remplit des éléments et attributs facultatifs avec des valeurs par défaut.",
    "Une liste est écrite là où la norme prévoit une seule valeur, par exemple plusieurs notes ou références.",
  ],
  repeated: [
    "Une liste est écrite là où la norme prévoit une seule valeur, par exemple plusieurs notes ou références.",
    "Deux étapes de l’export écrivent le même élément.",
  ],
  schema: [
    "Les éléments suivent l’ordre dans lequel le programme les rencontre, et non celui du schéma.",
    "Le XML est assemblé comme du texte, et un élément ou son espace de noms est mal orthographié.",
    "La bibliothèque est faite pour une autre version du format, par exemple UBL 2.3 ou ZUGFeRD 1.",
  ],
  json: [
    "Un champ du modèle JSON est mal orthographié, ou porte le nom de la base de données.",
    "Une valeur a le type de la base de données : un nombre en texte avec sa devise, une date avec une heure.",
    "Un champ est donné sous sa forme courte, et est resté aussi sous sa forme complète.",
  ],
  values: [
    "Les nombres suivent les réglages régionaux de l’ordinateur : 7,0 ou 1 234,56.",
    "Une valeur logique est écrite en mot ou en lettre : oui ou O au lieu de true.",
    "Un calcul a échoué auparavant, et son résultat n’est pas un nombre.",
  ],
  characters: [
    "Un texte a été collé depuis un autre programme, avec des caractères de contrôle invisibles.",
    "Un fichier a été lu dans le mauvais encodage avant d’arriver dans la facture.",
    "Un nom ou une note contient des signes d’une écriture que les polices n’ont pas.",
  ],
  large: [
    "Toute une période est dans une seule facture, avec une ligne par événement.",
    "Un export de la base de données est envoyé à la place d’une facture.",
  ],
  notCarried: [
    "La facture était destinée à un autre profil, dont la syntaxe a une place pour cette valeur.",
    "Une valeur destinée aux seules personnes est dans un champ à part, et non dans une note.",
  ],
  reversed: [
    "La facture a été copiée avec tous les signes inversés, et a reçu en plus le type d’un avoir.",
    "Un avoir est écrit comme une facture négative, à l’image de la comptabilité.",
  ],
};
