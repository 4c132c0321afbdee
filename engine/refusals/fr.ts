/** What files are that are refused, and what to do, in French: what a reader says in English of what it found. */
import type { Refusals } from "./refusals.ts";

export const refusals: Refusals = {
  empty_document: "Le fichier est vide. Choisissez le fichier de la facture.",
  not_well_formed: "Ce n’est pas du XML bien formé. Exportez à nouveau la facture ou choisissez un autre fichier.",
  unexpected_end: "Le fichier s’arrête au milieu du XML. Téléchargez-le ou exportez-le à nouveau en entier.",
  encoding_unsupported: "Cet encodage n’est pas pris en charge. Enregistrez le XML en UTF-8.",
  unbound_prefix: "Un préfixe d’espace de noms n’est pas déclaré. Corrigez l’export.",
  duplicate_attribute: "Un attribut figure deux fois dans un élément. N’en gardez qu’un.",
  mixed_content: "Il y a du texte entre les éléments. Supprimez-le.",
  control_character: "Le fichier contient un caractère de contrôle interdit en XML. Supprimez-le.",
  double_hyphen_in_comment: "Un commentaire contient deux traits d’union. Supprimez le commentaire.",
  doctype_forbidden: "Le fichier contient une déclaration DOCTYPE, refusée par sécurité. Supprimez-la.",
  entity_declaration_forbidden:
    "Le fichier déclare des entités, ce qui est refusé par sécurité. Supprimez la déclaration DOCTYPE.",
  depth_limit: "Les éléments sont plus imbriqués que dans une facture normale. Vérifiez que c’est le bon fichier.",
  element_limit: "Le fichier a plus d’éléments que la limite. Divisez la facture ou relevez la limite, si possible.",
  attribute_limit: "Un élément a plus d’attributs que la limite. Vérifiez que c’est le bon fichier.",
  character_limit:
    "Le fichier a plus de caractères que la limite. Divisez la facture ou relevez la limite, si possible.",
  unknown_root: "Ce XML n’est pas une facture UBL ou CII. Choisissez le fichier de la facture.",
  other_invoice:
    "C’est du {name}, un autre format de facture, dont les règles ne sont pas reprises ici. Exportez la facture en UBL ou en CII selon EN 16931, ou vérifiez-la avec un validateur pour {name}.",
  other_document: "Ce document ({name}) n’est pas une facture. Envoyez la facture qui lui correspond.",
  ubl_debit_note: "C’est une note de débit UBL, inconnue d’EN 16931. Établissez une facture ou un avoir.",
  zugferd_1: "C’est du ZUGFeRD 1, antérieur à EN 16931. Exportez la facture en Factur-X ou ZUGFeRD 2.",
  sbdh_envelope:
    "C’est une enveloppe de transport (SBDH) qui ne contient pas une seule facture. Extrayez-en la facture.",
  pdf_document: "C’est un PDF et non du XML. Extrayez-en la facture électronique et envoyez-la.",
  zip_archive: "C’est une archive ZIP. Décompressez-la et choisissez la facture qu’elle contient.",
  pdf_unreadable: "Le PDF est endommagé et illisible. Enregistrez-le à nouveau ou choisissez le XML de la facture.",
  pdf_encrypted:
    "Le PDF ne s’ouvre qu’avec un mot de passe. Enregistrez-le sans mot de passe ou choisissez le XML de la facture.",
  pdf_no_invoice:
    "Ce PDF ne contient pas de facture électronique. C’est une facture PDF ordinaire ; demandez du Factur-X.",
  pdf_several_invoices: "Ce PDF contient plusieurs factures électroniques. Extrayez la bonne et choisissez-la.",
  bad_request: "Le JSON est illisible ou n’est pas un objet. Corrigez-le à l’endroit indiqué.",
  payload_too_large: "Le JSON est trop volumineux. Divisez la facture ou relevez la limite, si possible.",
};
