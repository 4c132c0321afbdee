/** What the page of the rules of the Netherlands says. */
import { type NationalSet, stops } from "./set.ts";

export const nl: NationalSet = {
  id: "nl",
  families: ["BR-NL", "BR-GA", "SI-UBL", "empty-element"],
  scenarios: ["nlcius", "nlcius-gaccount"],
  said: {
    en: {
      title: "Netherlands: NLCIUS and G-account",
      law: "NLCIUS is what the Dutch government takes. Between companies nobody has to use it.",
      who:
        "Suppliers of the Dutch government. G-account is for subcontractors whose customer pays a part to a blocked " +
        "account.",
      state:
        "The number of the Chamber of Commerce (KVK, scheme 0106) or of the government (OIN, scheme 0190), and how " +
        "to pay (BT-81).",
      faults: ["Most rules look at the country of the seller: of a seller abroad they ask nothing.", stops.en],
    },
    de: {
      title: "Niederlande: NLCIUS und G-Konto",
      law: "NLCIUS ist, was die niederländische Verwaltung annimmt. Zwischen Unternehmen ist es keine Pflicht.",
      who:
        "Lieferanten der niederländischen Verwaltung. Das G-Konto betrifft Nachunternehmer, deren Kunde einen Teil auf " +
        "ein gesperrtes Konto zahlt.",
      state:
        "Die Nummer der Handelskammer (KVK, Schema 0106) oder der Verwaltung (OIN, Schema 0190) und die Zahlungsart " +
        "(BT-81).",
      faults: [
        "Die meisten Regeln sehen auf das Land des Verkäufers: Sitzt er im Ausland, verlangen sie nichts.",
        stops.de,
      ],
    },
    fr: {
      title: "Pays-Bas : NLCIUS et compte G",
      law: "NLCIUS est ce qu’accepte l’administration néerlandaise. Entre entreprises, ce n’est pas une obligation.",
      who:
        "Les fournisseurs de l’administration néerlandaise. Le compte G concerne les sous-traitants dont le client verse " +
        "une part sur un compte bloqué.",
      state:
        "Le numéro de la chambre de commerce (KVK, schéma 0106) ou de l’administration (OIN, schéma 0190), et le moyen " +
        "de paiement (BT-81).",
      faults: [
        "La plupart des règles regardent le pays du vendeur : à l’étranger, elles ne demandent rien.",
        stops.fr,
      ],
    },
  },
};
