/** What the page of the rules of the Netherlands says. */
import { type NationalSet, stops } from "./set.ts";

export const nl = {
  id: "nl",
  families: {
    "BR-NL": {
      title: { en: "Netherlands: NLCIUS", de: "Niederlande: NLCIUS", fr: "Pays-Bas : NLCIUS" },
      why: {
        en:
          "Dutch authorities want to know who invoices by the number of the register, and what a payment is for. Other details they cannot use, and a warning says so.",
        de:
          "Niederländische Behörden wollen den Rechnungssteller an seiner Registernummer erkennen und Zahlungen zuordnen können. Was sie nicht verwenden, ist eine Warnung.",
        fr:
          "Les administrations néerlandaises identifient l’émetteur par son numéro de registre et rapprochent les paiements. Ce dont elles ne se servent pas donne un avertissement.",
      },
    },
    "BR-GA": {
      title: { en: "Netherlands: G-account", de: "Niederlande: G-Konto", fr: "Pays-Bas : compte G" },
      why: {
        en:
          "Part of the price of subcontracted work is paid to a blocked account, from which only taxes can be paid. The invoice has to say which part.",
        de:
          "Ein Teil des Preises geht bei Subunternehmern auf ein gesperrtes Konto, von dem nur Abgaben bezahlt werden. Die Rechnung muss sagen, welcher Teil.",
        fr:
          "En sous-traitance, une part du prix va sur un compte bloqué qui ne sert qu’aux taxes et cotisations. La facture doit dire laquelle.",
      },
    },
    "SI-UBL": {
      title: { en: "Netherlands: SI-UBL", de: "Niederlande: SI-UBL", fr: "Pays-Bas : SI-UBL" },
      why: {
        en: "An empty element says nothing, and software may take it for a value.",
        de: "Ein leeres Element sagt nichts, und Software kann es für einen Wert halten.",
        fr: "Un élément vide ne dit rien, et un logiciel peut le prendre pour une valeur.",
      },
    },
    "empty-element": {
      title: {
        en: "Netherlands: empty elements in CII",
        de: "Niederlande: leere Elemente in CII",
        fr: "Pays-Bas : éléments vides en CII",
      },
      why: {
        en: "An empty element of CII says nothing, and software may take it for a value.",
        de: "Ein leeres Element in CII sagt nichts, und Software kann es für einen Wert halten.",
        fr: "Un élément vide en CII ne dit rien, et un logiciel peut le prendre pour une valeur.",
      },
    },
  },
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
} as const satisfies NationalSet;
