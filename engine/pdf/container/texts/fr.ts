import { marks } from "../../../model/said.ts";
import type { ContainerWords } from "../text.ts";

const embed = "Intégrez à nouveau le XML avec un logiciel qui produit du Factur-X, par exemple avec faktlint embed.";

export const fr: ContainerWords = {
  quotes: marks.fr,
  missing: "rien",
  checks: {
    "name": {
      message: "Le XML est joint au PDF sous le nom {actual}. Les destinataires cherchent {expected}.",
      requires: "Factur-X impose le nom factur-x.xml, et xrechnung.xml pour une XRechnung.",
      fix: "Joignez le XML sous le nom {expected}, en minuscules.",
    },
    "name-plain": {
      message: "La pièce jointe a deux noms\u00a0: {actual} dans F, {expected} dans UF.",
      absent: "La pièce jointe {expected} n’a pas de nom pour les anciens lecteurs (F).",
      requires: "Factur-X et PDF/A-3 imposent F et UF, avec le même nom.",
      fix: "Inscrivez {expected} dans F également.",
    },
    "name-metadata": {
      message: "D’après les métadonnées, le XML s’appelle {actual}, mais il est joint sous le nom {expected}.",
      absent: "Les métadonnées n’indiquent pas le nom du XML (fx:DocumentFileName).",
      requires: "Factur-X impose le nom de la pièce jointe dans fx:DocumentFileName.",
      fix: "Inscrivez {expected} dans fx:DocumentFileName.",
    },
    "relationship": {
      message: "La relation du XML au PDF est {actual} (AFRelationship). Ici, elle doit être {expected}.",
      absent: "La relation du XML au PDF n’est pas indiquée (AFRelationship). Ici, elle doit être {expected}.",
      requires:
        "Factur-X impose Data pour MINIMUM et BASIC WL, et Alternative pour les autres profils\u00a0; en France, Data et Source sont aussi admis pour ces derniers.",
      fix: "Inscrivez {expected} dans AFRelationship de la pièce jointe.",
    },
    "metadata": {
      message: "Le PDF n’a pas de métadonnées XMP lisibles.",
      requires: "Factur-X impose des métadonnées XMP qui indiquent le nom, le profil et la version de la pièce jointe.",
      fix: embed,
    },
    "schema": {
      message: "Les métadonnées sont celles de {actual} et non de Factur-X.",
      absent:
        "Les métadonnées ne mentionnent pas la facture électronique\u00a0: toutes les propriétés de Factur-X (fx:…) manquent.",
      requires:
        "Factur-X impose fx:DocumentType, fx:DocumentFileName, fx:Version et fx:ConformanceLevel dans les métadonnées XMP.",
      fix: embed,
    },
    "level": {
      message: "Les métadonnées indiquent le profil {actual}\u00a0; d’après son BT-24, la facture est {expected}.",
      absent:
        "Les métadonnées n’indiquent pas le profil (fx:ConformanceLevel)\u00a0; d’après son BT-24, la facture est {expected}.",
      requires: "Factur-X impose dans fx:ConformanceLevel le profil que le XML indique (BT-24).",
      fix: "Inscrivez {expected} dans fx:ConformanceLevel, ou corrigez BT-24 si c’est lui qui est faux.",
    },
    "document-type": {
      message: "Les métadonnées désignent la pièce jointe comme {actual} (fx:DocumentType) au lieu de {expected}.",
      absent: "Les métadonnées ne disent pas que la pièce jointe est une facture (fx:DocumentType).",
      requires: "Factur-X impose INVOICE dans fx:DocumentType, pour les avoirs aussi.",
      fix: "Inscrivez {expected} dans fx:DocumentType.",
    },
    "version": {
      message: "Les métadonnées indiquent la version {actual} du format (fx:Version) au lieu de {expected}.",
      absent: "Les métadonnées n’indiquent pas la version du format (fx:Version).",
      requires: "Factur-X impose 1.0 dans fx:Version, et la version de la norme pour une XRechnung.",
      fix: "Inscrivez {expected} dans fx:Version.",
    },
    "described": {
      message:
        "Les métadonnées utilisent les propriétés de Factur-X sans en décrire le schéma (pdfaExtension:schemas).",
      requires: "PDF/A-3 et Factur-X imposent un schéma d’extension qui décrit les propriétés fx:….",
      fix: embed,
    },
    "associated": {
      message: "Le XML n’est pas associé au document\u00a0: la pièce jointe manque dans la liste AF du catalogue.",
      requires: "Factur-X et PDF/A-3 imposent la pièce jointe dans la liste AF du catalogue.",
      fix: embed,
    },
    "listed": {
      message: "Les lecteurs ne montrent pas le XML comme pièce jointe\u00a0: il manque dans la liste EmbeddedFiles.",
      requires: "Factur-X impose la pièce jointe dans la liste EmbeddedFiles.",
      fix: embed,
    },
    "claim": {
      message: "Le PDF se déclare PDF/A-{actual}. Factur-X est du PDF/A-{expected}.",
      absent: "Le PDF ne se déclare pas PDF/A. Factur-X est du PDF/A-{expected}.",
      requires: "Factur-X impose PDF/A-3.",
      fix: "Enregistrez le PDF en PDF/A-3 et joignez-y le XML.",
    },
    "conformance": {
      message: "Le PDF indique le niveau {actual} de PDF/A-3, qui n’existe pas.",
      absent: "Le PDF se déclare PDF/A-3 sans indiquer de niveau (A, B ou U).",
      requires: "PDF/A-3 impose A, B ou U dans pdfaid:conformance.",
      fix: "Inscrivez le niveau pour lequel le PDF a été vérifié, le plus souvent B.",
    },
    "encrypted": {
      message: "Le PDF est chiffré\u00a0: il ne peut pas être du PDF/A.",
      requires: "PDF/A-3, donc Factur-X, interdit le chiffrement, même sans mot de passe.",
      fix: "Enregistrez le PDF sans protection et joignez-y le XML.",
    },
    "several": {
      message:
        "Le PDF contient d’autres factures électroniques\u00a0: {actual}. Un destinataire peut lire l’une de celles-ci.",
      requires: "Factur-X impose une seule facture électronique par PDF.",
      fix: "Retirez les autres factures électroniques du PDF.",
    },
    "syntax": {
      message:
        "Le XML du PDF est en {actual}. Factur-X est en {expected}, et les destinataires de Factur-X ne peuvent pas le lire.",
      requires: "Factur-X impose une facture en CII.",
      fix: "Convertissez la facture en CII et joignez celle-ci, ou envoyez l’UBL sans PDF.",
    },
    "mime": {
      message: "La pièce jointe est du type {actual} au lieu de {expected}.",
      absent: "La pièce jointe n’a pas de type (Subtype).",
      requires: "Factur-X impose le type text/xml.",
      fix: "Inscrivez {expected} dans Subtype du fichier intégré.",
    },
    "annotation": {
      message:
        "Le XML est joint à une page comme annotation, et non au document. Les destinataires ne l’y trouvent pas.",
      requires: "Factur-X impose une pièce jointe du document, et non une annotation d’une page.",
      fix: embed,
    },
  },
  rules: {
    "PDF-NAME": {
      message:
        "Le XML doit s’appeler factur-x.xml, ou xrechnung.xml pour une XRechnung, et porter ce nom partout où il est cité.",
      fix: "Joignez le XML sous ce nom et inscrivez-le dans F, UF et fx:DocumentFileName.",
    },
    "PDF-RELATIONSHIP": {
      message:
        "AFRelationship doit être Data pour MINIMUM et BASIC WL, et Alternative pour les autres profils\u00a0; en France, Data et Source sont aussi admis pour ces derniers.",
      fix: "Inscrivez cette valeur dans AFRelationship de la pièce jointe.",
    },
    "PDF-XMP-LEVEL": {
      message: "Les métadonnées XMP doivent décrire la pièce jointe et indiquer le profil que le XML indique (BT-24).",
      fix: embed,
    },
    "PDF-AF": { message: "La pièce jointe doit figurer dans AF et EmbeddedFiles du catalogue.", fix: embed },
    "PDF-CLAIM": {
      message: "Le PDF doit se déclarer PDF/A-3, avec un niveau, et ne doit pas être chiffré.",
      fix: "Enregistrez le PDF en PDF/A-3 et joignez-y le XML.",
    },
    "PDF-SEVERAL": {
      message: "Un PDF ne doit contenir qu’une seule facture électronique.",
      fix: "Retirez les autres factures électroniques du PDF.",
    },
    "PDF-SYNTAX": {
      message: "Le XML d’un Factur-X doit être en CII, de type text/xml.",
      fix: "Convertissez la facture en CII et joignez celle-ci.",
    },
    "PDF-ANNOTATION": {
      message: "Le XML doit être une pièce jointe du document, et non une annotation d’une page.",
      fix: embed,
    },
  },
};
