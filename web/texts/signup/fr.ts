import type { SignupTexts } from "./texts.ts";

export const texts: SignupTexts = {
  standing: {
    title: "Obtenir une clé d’API",
    lead:
      "La clé gratuite vérifie 100 documents par mois. Une adresse e-mail suffit. Les PDF qu’elle produit sont des aperçus avec filigrane.",
    email: "Adresse e-mail",
    getKey: "Obtenir la clé",
    note: "Seule une empreinte de l’adresse est conservée, pour n’attribuer qu’une clé par adresse.",
    once:
      "La clé n’est affichée qu’une seule fois, sur cette page, et ne peut pas être récupérée : prévoyez où la conserver.",
  },
  keyShownOnce: "Cette clé n’est affichée qu’une fois. Conservez-la en lieu sûr.",
  copyKey: "Copier la clé",
  saveKey: "Enregistrer dans un fichier",
  keyName: "Compte",
  keepKey: "Enregistrer dans le gestionnaire de mots de passe",
  yourKey: "Votre clé",
  keyLimit: "{0} documents par mois",
  notSent: "Le serveur n’a pas répondu. Vérifiez le réseau et réessayez.",
  tryIt: "Essayer",
  copied: "Copié",
};
