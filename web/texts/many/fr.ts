import type { ManyTexts } from "./texts.ts";

export const texts: ManyTexts = {
  title: { one: "{0} fichier", several: "{0} fichiers" },
  verdicts: { accepted: "Acceptée", refused: "Refusée", unreadable: "Illisible", waiting: "Non vérifiée" },
  progress: "{0} sur {1} vérifiés",
  totals: "Acceptées : {0}, refusées : {1}, illisibles : {2}",
  all: "Toutes",
  filter: "Afficher",
  search: "Partie du nom de fichier",
  shared: "Ce qui ne va pas dans plusieurs fichiers",
  suchAs: "par exemple : {0}",
  inFiles: { one: "{0} fichier", several: "{0} fichiers" },
  columns: {
    file: "Fichier",
    verdict: "Résultat",
    rule: "Règle",
    cause: "Premier problème",
    errors: "Erreurs",
    warnings: "Avertissements",
    due: "Montant à payer",
    currency: "Devise",
    sha256: "SHA-256",
  },
  nothingWrong: "Aucun",
  more: "Afficher {0} de plus",
  noneFound: "Aucun fichier ne correspond.",
  saveCsv: "Enregistrer le tableau (CSV)",
  saveReport: "Enregistrer un seul rapport",
  left: {
    one:
      "{0} fichier de l’archive n’a pas été ouvert : il est endommagé, chiffré ou trop volumineux, ou il y en a trop.",
    several:
      "{0} fichiers de l’archive n’ont pas été ouverts : ils sont endommagés, chiffrés ou trop volumineux, ou il y en a trop.",
  },
  stop: "Arrêter",
  stopped: "Arrêté. Ce qui n’a pas été vérifié n’a pas de résultat.",
  open: "Ouvrir {0}",
  table: "Les fichiers et leurs résultats",
  compare: "Comparer les deux",
  equal: "Les deux factures contiennent les mêmes données.",
  different: {
    one: "{0} donnée diffère entre {1} et {2} :",
    several: "{0} données diffèrent entre {1} et {2} :",
  },
  notCompared: "La comparaison est impossible : l’un des deux fichiers n’est pas lisible.",
  embed: {
    press: "Intégrer la facture au PDF",
    made: "Enregistré : un PDF Factur-X (PDF/A-3) contenant la facture. L’aspect de votre PDF ne change pas.",
    plain:
      "Enregistré : un PDF ordinaire contenant la facture. Ce n’est pas du PDF/A-3 : tous ne l’acceptent pas comme Factur-X.",
    reasons: "Ce PDF ne peut pas devenir du PDF/A-3, qu’exige Factur-X :",
    asPlain: "Créer plutôt un PDF ordinaire",
    pages: "Les pages indiquent autre chose que les données de la facture (pages → données) :",
    anyway: "Intégrer quand même",
    failed: "La facture n’est pas lisible ; rien n’a été créé.",
    refused: {
      lossy:
        "La facture n’est pas en CII et ne peut pas le devenir sans perte. Convertissez-la d’abord : vous verrez ce qui serait perdu.",
      pdf_encrypted: "Le PDF est chiffré. Enregistrez-le sans protection.",
      pdf_several_invoices: "Le PDF contient déjà une facture électronique. Choisissez le PDF sans elle.",
      pdf_unreadable:
        "Le PDF est endommagé ou signé : rien ne peut y être ajouté. Enregistrez-le à nouveau, et signez-le ensuite.",
      unknown_root:
        "Le profil de la facture (BT-24) n’existe pas dans Factur-X. Convertissez d’abord la facture en Factur-X.",
    },
  },
};
