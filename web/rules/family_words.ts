/** What the families of the rules are called, and what their rules are there for; those of nations are in `sets/`. */
import type { FamilyId } from "../../engine/explain/guide.ts";
import type { FamilyWords } from "./sets/set.ts";

export const families = {
  "BR": {
    title: {
      en: "What an invoice must say",
      de: "Was eine Rechnung enthalten muss",
      fr: "Ce qu’une facture doit contenir",
    },
    why: {
      en:
        "A buyer's software books an invoice without anybody reading it. It can do so only if everything it needs is there.",
      de:
        "Die Software des Empfängers bucht eine Rechnung, ohne dass jemand sie liest. Das geht nur, wenn alles dafür Nötige darin steht.",
      fr:
        "Le logiciel de l’acheteur comptabilise la facture sans que personne ne la lise. Il faut donc que rien d’indispensable ne manque.",
    },
  },
  "BR-CO": {
    title: { en: "What must agree", de: "Was zusammenpassen muss", fr: "Ce qui doit concorder" },
    why: {
      en:
        "Totals that do not add up, or details that contradict each other, leave it open what is owed. The buyer has to ask, and pays later.",
      de:
        "Gehen Summen nicht auf oder widersprechen sich Angaben, ist unklar, was geschuldet ist. Der Empfänger muss nachfragen und zahlt später.",
      fr:
        "Des totaux faux ou des données contradictoires laissent planer un doute sur le montant dû. L’acheteur doit se renseigner et paie plus tard.",
    },
  },
  "BR-S": vat("Standard and reduced rates", "Regelsatz und ermäßigte Sätze", "Taux normal et taux réduits"),
  "BR-Z": vat("Zero rate", "Nullsatz", "Taux zéro"),
  "BR-E": vat("Exempt from VAT", "Steuerbefreit", "Exonération de TVA"),
  "BR-AE": vat("Reverse charge", "Steuerschuldnerschaft des Leistungsempfängers", "Autoliquidation"),
  "BR-IC": vat("Intra-community supply", "Innergemeinschaftliche Lieferung", "Livraison intracommunautaire"),
  "BR-G": vat("Export outside the EU", "Ausfuhr in Drittländer", "Exportation hors de l’UE"),
  "BR-O": vat("Not subject to VAT", "Nicht steuerbar", "Hors du champ de la TVA"),
  "BR-AF": vat("IGIC, Canary Islands", "IGIC der Kanarischen Inseln", "IGIC des îles Canaries"),
  "BR-AG": vat("IPSI, Ceuta and Melilla", "IPSI von Ceuta und Melilla", "IPSI de Ceuta et Melilla"),
  "BR-B": {
    title: { en: "Split payment, Italy", de: "Split Payment in Italien", fr: "Scission des paiements, Italie" },
    why: {
      en:
        "Italian public bodies pay the VAT to the tax office themselves. Such an invoice is domestic, and no other taxed category goes with it.",
      de:
        "Italienische Behörden führen die Umsatzsteuer selbst an das Finanzamt ab. Eine solche Rechnung ist ein Inlandsfall und verträgt sich nicht mit dem Regelsatz.",
      fr:
        "Les organismes publics italiens versent eux-mêmes la TVA au fisc. Une telle facture est nationale et exclut le taux normal.",
    },
  },
  "BR-DEC": {
    title: { en: "Decimal places", de: "Nachkommastellen", fr: "Nombre de décimales" },
    why: {
      en:
        "An amount with more than two decimals can be neither paid nor booked. If each side rounded by itself, the sums would differ.",
      de:
        "Ein Betrag mit mehr als zwei Nachkommastellen lässt sich weder zahlen noch buchen. Würde jede Seite für sich runden, wichen die Summen ab.",
      fr:
        "Un montant de plus de deux décimales ne peut être ni payé ni comptabilisé. Si chacun arrondissait de son côté, les totaux différeraient.",
    },
  },
  "BR-CL": {
    title: { en: "Codes from lists", de: "Codes aus Listen", fr: "Codes tirés de listes" },
    why: {
      en:
        "A code means something only to those who share its list. Software on the other side cannot guess what an unknown one stands for.",
      de:
        "Ein Code sagt nur dem etwas, der dieselbe Liste verwendet. Was ein unbekannter bedeutet, kann die Software der Gegenseite nicht erraten.",
      fr:
        "Un code n’a de sens que pour ceux qui utilisent la même liste. Le logiciel d’en face ne peut pas deviner ce que signifie un code inconnu.",
    },
  },
  "BR-DE": {
    title: { en: "XRechnung, Germany", de: "XRechnung", fr: "XRechnung, Allemagne" },
    why: {
      en:
        "German authorities receive invoices as XRechnung. It asks for contact, payment and routing details that EN 16931 leaves open.",
      de:
        "Deutsche Behörden empfangen Rechnungen als XRechnung. Sie verlangt Angaben zu Ansprechpartner, Zahlung und Leitweg, die EN 16931 freistellt.",
      fr:
        "Les administrations allemandes reçoivent les factures au format XRechnung. Il exige des données de contact, de paiement et d’acheminement que l’EN 16931 laisse facultatives.",
    },
  },
  "BR-DEX": {
    title: { en: "XRechnung Extension", de: "XRechnung Extension", fr: "XRechnung Extension" },
    why: {
      en:
        "The extension adds sub invoice lines, third-party payments and further codes to XRechnung. These rules keep what is added consistent.",
      de:
        "Die Extension ergänzt die XRechnung um Unterpositionen, Zahlungen an Dritte und weitere Codes. Diese Regeln halten das Ergänzte stimmig.",
      fr:
        "L’extension ajoute à XRechnung des sous-lignes, des paiements pour des tiers et d’autres codes. Ces règles en garantissent la cohérence.",
    },
  },
  "BR-DE-CVD": {
    title: {
      en: "XRechnung CVD, clean vehicles",
      de: "XRechnung CVD, saubere Fahrzeuge",
      fr: "XRechnung CVD, véhicules propres",
    },
    why: {
      en:
        "Public buyers must report how many clean vehicles they procure (Directive 2009/33/EC). The invoice carries the figures for it.",
      de:
        "Öffentliche Auftraggeber müssen melden, wie viele saubere Fahrzeuge sie beschaffen (Richtlinie 2009/33/EG). Die Rechnung liefert die Angaben dazu.",
      fr:
        "Les acheteurs publics doivent déclarer combien de véhicules propres ils acquièrent (directive 2009/33/CE). La facture en fournit les données.",
    },
  },
  "PEPPOL-EN16931": {
    title: { en: "Peppol BIS Billing", de: "Peppol BIS Billing", fr: "Peppol BIS Billing" },
    why: {
      en:
        "All who are connected to the Peppol network have agreed on these rules, so that any of them can take in an invoice from any other.",
      de:
        "Alle Teilnehmer des Peppol-Netzes haben sich auf diese Regeln verständigt, damit jeder die Rechnung eines jeden anderen verarbeiten kann.",
      fr:
        "Tous les participants du réseau Peppol sont convenus de ces règles, afin que chacun puisse traiter la facture de n’importe quel autre.",
    },
  },
  "PEPPOL-COMMON": {
    title: { en: "Forms of identifiers", de: "Aufbau von Kennungen", fr: "Structure des identifiants" },
    why: {
      en:
        "Identifiers route invoices and find master data. Check digits and lengths catch a typing error before the invoice goes astray.",
      de:
        "Über Kennungen werden Rechnungen zugestellt und Stammdaten gefunden. Prüfziffer und Länge decken einen Tippfehler auf, bevor die Rechnung fehlläuft.",
      fr:
        "Les identifiants servent à acheminer les factures et à retrouver les fiches des tiers. La clé de contrôle et la longueur révèlent une faute de frappe avant que la facture ne s’égare.",
    },
  },
  "DE-R": national("Sellers in Germany", "Verkäufer in Deutschland", "Vendeurs établis en Allemagne"),
  "DK-R": national("Sellers in Denmark", "Verkäufer in Dänemark", "Vendeurs établis au Danemark"),
  "GR-R": national("Sellers in Greece", "Verkäufer in Griechenland", "Vendeurs établis en Grèce"),
  "IS-R": national("Sellers in Iceland", "Verkäufer in Island", "Vendeurs établis en Islande"),
  "IT-R": national("Sellers in Italy", "Verkäufer in Italien", "Vendeurs établis en Italie"),
  "NL-R": national("Sellers in the Netherlands", "Verkäufer in den Niederlanden", "Vendeurs établis aux Pays-Bas"),
  "NO-R": national("Sellers in Norway", "Verkäufer in Norwegen", "Vendeurs établis en Norvège"),
  "SE-R": national("Sellers in Sweden", "Verkäufer in Schweden", "Vendeurs établis en Suède"),
  "UBL-SR": syntax("UBL: how often it may stand", "UBL: wie oft etwas stehen darf", "UBL : nombre d’occurrences"),
  "UBL-DT": syntax("UBL: forms and attributes", "UBL: Formen und Attribute", "UBL : formats et attributs"),
  "UBL-CR": syntax("UBL: elements not used", "UBL: nicht verwendete Elemente", "UBL : éléments non utilisés"),
  "CII-SR": syntax(
    "CII: elements not used, and how often the others may stand",
    "CII: nicht verwendete Elemente, und wie oft die übrigen stehen dürfen",
    "CII : éléments non utilisés et nombre d’occurrences des autres",
  ),
  "CII-DT": syntax("CII: forms and attributes", "CII: Formen und Attribute", "CII : formats et attributs"),
  "BR-FXEXT": {
    title: {
      en: "Factur-X EXTENDED",
      de: "Factur-X EXTENDED",
      fr: "Factur-X EXTENDED",
    },
    why: {
      en:
        "EXTENDED goes beyond EN 16931: lines below lines, logistics charges, several reasons for no VAT at one rate. So it adds up differently, with a cent of tolerance for each amount.",
      de:
        "EXTENDED geht über die EN 16931 hinaus: Positionen unter Positionen, Logistikkosten, mehrere Befreiungsgründe zu einem Satz. Daher rechnet es anders, mit einem Cent Spielraum je Betrag.",
      fr:
        "EXTENDED va au-delà de l’EN 16931 : lignes sous des lignes, frais logistiques, plusieurs motifs d’exonération pour un taux. Il additionne donc autrement, avec un centime de tolérance par montant.",
    },
  },
  "FX-SCH": {
    title: {
      en: "Factur-X: structure and codes",
      de: "Factur-X: Aufbau und Codes",
      fr: "Factur-X : structure et codes",
    },
    why: {
      en:
        "Each Factur-X profile allows only part of what a CII document can hold. Readers of a profile need to know no more than that part, so what goes beyond it may be lost.",
      de:
        "Jedes Factur-X-Profil lässt nur einen Teil dessen zu, was ein CII-Dokument enthalten kann. Wer ein Profil einliest, muss nur diesen Teil kennen; was darüber hinausgeht, kann verloren gehen.",
      fr:
        "Chaque profil Factur-X n’admet qu’une partie de ce qu’un document CII peut contenir. Qui lit un profil n’a besoin de connaître que cette partie : ce qui la dépasse peut se perdre.",
    },
  },
  "ATW": {
    title: { en: "Faktlint's own findings", de: "Eigene Hinweise von Faktlint", fr: "Constats propres à Faktlint" },
    why: {
      en:
        "The official rules are silent here, or cannot check what they cannot read. Faktlint says so rather than let it pass unnoticed.",
      de:
        "Hier schweigen die offiziellen Regeln, oder sie können nicht beurteilen, was sie nicht lesen können. Faktlint weist darauf hin, statt es stillschweigend durchgehen zu lassen.",
      fr:
        "Ici, les règles officielles se taisent ou ne peuvent juger ce qu’elles ne peuvent lire. Faktlint le signale au lieu de le laisser passer inaperçu.",
    },
  },
} as const satisfies Readonly<Partial<Record<FamilyId, FamilyWords>>>;

function vat(en: string, de: string, fr: string): FamilyWords {
  return {
    title: { en: `VAT: ${en.charAt(0).toLowerCase()}${en.slice(1)}`, de: `Umsatzsteuer: ${de}`, fr: `TVA : ${fr}` },
    why: {
      en:
        "Each way of taxing goes by its own category, with a rate, a breakdown and, where no tax is charged, a reason. " +
        "If they do not match, the tax is declared wrongly, and the buyer may lose the deduction.",
      de:
        "Jede Art der Besteuerung hat ihre eigene Kategorie mit Steuersatz, Aufschlüsselung und, wo keine Steuer anfällt, " +
        "einem Grund. Passen sie nicht zusammen, wird die Steuer falsch gemeldet, und der Vorsteuerabzug ist gefährdet.",
      fr:
        "Chaque régime de taxation a sa catégorie, avec un taux, une ventilation et, si aucune taxe n’est due, un motif. " +
        "S’ils ne concordent pas, la taxe est mal déclarée et l’acheteur peut perdre son droit à déduction.",
    },
  };
}

function syntax(en: string, de: string, fr: string): FamilyWords {
  return {
    title: { en, de, fr },
    why: {
      en:
        "XML Schema allows far more than an invoice by EN 16931 uses. What the standard does not know, the buyer's software " +
        "may overlook, and what occurs twice it cannot tell apart.",
      de:
        "Das XML-Schema erlaubt weit mehr, als eine Rechnung nach EN 16931 verwendet. Was die Norm nicht kennt, übersieht die " +
        "Software des Empfängers womöglich, und bei doppelten Angaben weiß sie nicht, welche gilt.",
      fr:
        "Le schéma XML permet bien plus que ce qu’utilise une facture EN 16931. Le logiciel de l’acheteur risque d’ignorer ce " +
        "que la norme ne connaît pas, et ne sait que faire d’une donnée en double.",
    },
  };
}

function national(en: string, de: string, fr: string): FamilyWords {
  return {
    title: { en, de, fr },
    why: {
      en:
        "The law of the seller's country asks for more than EN 16931. Peppol checks it before the invoice crosses the network.",
      de:
        "Das Recht im Land des Verkäufers verlangt mehr als EN 16931. Peppol prüft das, bevor die Rechnung durch das Netz geht.",
      fr:
        "Le droit du pays du vendeur exige davantage que l’EN 16931. Peppol le vérifie avant que la facture ne transite par le réseau.",
    },
  };
}

/** What is found about the PDF around an invoice is of no business term, and belongs to none of the families of the engine. */
export const ofPdf: FamilyWords = {
  title: {
    en: "The PDF around the invoice",
    de: "Das PDF um die Rechnung",
    fr: "Le PDF qui contient la facture",
  },
  why: {
    en:
      "The buyer's software looks for the XML inside the PDF. Under another name, or not described as Factur-X says, it is not found, and the invoice is typed in by hand.",
    de:
      "Die Software des Empfängers sucht das XML im PDF. Heißt es anders oder ist es nicht so beschrieben, wie Factur-X es vorgibt, wird es nicht gefunden und die Rechnung von Hand erfasst.",
    fr:
      "Le logiciel de l’acheteur cherche le XML dans le PDF. Sous un autre nom, ou sans la description que Factur-X exige, il ne le trouve pas, et la facture est saisie à la main.",
  },
};
