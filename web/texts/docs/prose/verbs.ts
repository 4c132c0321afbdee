/** What the API reference says of converting and showing invoices, in German and French, by the English. */
import type { Prose } from "./row.ts";

export const verbs: Prose = {
  "Discounts for early payment that the payment terms (BT-20) name for software (#SKONTO#).": [
    "Skonti, die die Zahlungsbedingungen (BT-20) für Software nennen (#SKONTO#).",
    "Escomptes que les conditions de paiement (BT-20) indiquent pour les logiciels (#SKONTO#).",
  ],
  "Written into the payment terms (BT-20), a line each, as XRechnung wants them (#SKONTO#, BR-DE-18).": [
    "Werden in die Zahlungsbedingungen (BT-20) geschrieben, je eine Zeile, wie XRechnung es verlangt (#SKONTO#, BR-DE-18).",
    "Écrits dans les conditions de paiement (BT-20), une ligne chacun, comme l’exige XRechnung (#SKONTO#, BR-DE-18).",
  ],
  "Within which the buyer pays.": [
    "Innerhalb derer der Käufer zahlt.",
    "Dans lesquels l’acheteur paie.",
  ],
  "What the buyer may take off.": [
    "Was der Käufer abziehen darf.",
    "Ce que l’acheteur peut déduire.",
  ],
  "The amount that it is of, where that is not the amount due.": [
    "Der Betrag, von dem es gilt, wenn das nicht der Zahlbetrag ist.",
    "Le montant auquel il s’applique, si ce n’est pas le montant à payer.",
  ],
  "The converted document.": ["Das umgewandelte Dokument.", "Le document converti."],
  "What was left out; with allow_loss=true only there is something.": [
    "Was weggelassen wurde; nur mit allow_loss=true steht hier etwas.",
    "Ce qui a été laissé de côté ; seulement avec allow_loss=true.",
  ],
  "What the official validators say of the document; its places are in it.": [
    "Was die offiziellen Prüfer zu dem Dokument sagen; die Stellen sind seine.",
    "Ce que les validateurs officiels disent du document ; les emplacements sont les siens.",
  ],
  "An invoice in another syntax or profile.": [
    "Eine Rechnung in einer anderen Syntax oder einem anderen Profil.",
    "Une facture dans une autre syntaxe ou un autre profil.",
  ],
  "The business term, or the group that it is in; null for what is neither.": [
    "Der Geschäftsbegriff oder die Gruppe, zu der der Wert gehört; null, wenn es keiner ist.",
    "Le terme métier, ou le groupe auquel la valeur appartient ; null si ce n’en est pas un.",
  ],
  "As it was sent.": ["So, wie es gesendet wurde.", "Telle qu’elle a été envoyée."],
  "A value that the target has no place for.": [
    "Ein Wert, für den im Ziel kein Platz ist.",
    "Une valeur pour laquelle la cible n’a pas de place.",
  ],
  "What would get lost: allow_loss=true leaves it out.": [
    "Was verloren ginge: allow_loss=true lässt es weg.",
    "Ce qui serait perdu : allow_loss=true le laisse de côté.",
  ],
  "What the official validators would say of the document, and how to mend what it would fail for.": [
    "Was die offiziellen Prüfer zu dem Dokument sagen würden und wie sich beheben lässt, woran es scheitern würde.",
    "Ce que les validateurs officiels diraient du document, et comment corriger ce qui le ferait refuser.",
  ],
  "Why nothing was written.": ["Warum nichts geschrieben wurde.", "Pourquoi rien n’a été écrit."],
  "Convert an invoice to another syntax or profile": [
    "Eine Rechnung in eine andere Syntax oder ein anderes Profil umwandeln",
    "Convertir une facture vers une autre syntaxe ou un autre profil",
  ],
  "UBL to CII and back, XRechnung to Factur-X or Peppol BIS Billing, to any level of Factur-X, or to JSON, from XML, PDF or JSON. Amounts stay as they are stated. What the target has no place for is listed, each value with its business term and its place, and nothing is written then without allow_loss. The result is judged as the official validators do, and written only if it is valid; JSON is written in any case. Costs one document. What is not written costs nothing.":
    [
      "UBL in CII und zurück, XRechnung in Factur-X oder Peppol BIS Billing, in jede Stufe von Factur-X oder in JSON, aus XML, PDF oder JSON. Beträge bleiben, wie sie angegeben sind. Wofür im Ziel kein Platz ist, wird aufgeführt, jeder Wert mit Geschäftsbegriff und Stelle, und ohne allow_loss wird dann nichts geschrieben. Das Ergebnis wird geprüft, wie es die offiziellen Prüfer tun, und nur geschrieben, wenn es gültig ist; JSON wird immer geschrieben. Kostet ein Dokument. Was nicht geschrieben wird, kostet nichts.",
      "UBL en CII et inversement, XRechnung en Factur-X ou Peppol BIS Billing, vers chaque niveau de Factur-X, ou en JSON, depuis XML, PDF ou JSON. Les montants restent tels qu’ils sont indiqués. Ce pour quoi la cible n’a pas de place est énuméré, chaque valeur avec son terme métier et son emplacement, et rien n’est alors écrit sans allow_loss. Le résultat est contrôlé comme le font les validateurs officiels, et n’est écrit que s’il est valide ; JSON est toujours écrit. Compte un document. Ce qui n’est pas écrit ne compte pas.",
    ],
  "What it is to become. ubl, cii: the other syntax of the same rules, or of EN 16931 where those are not known there. A profile, or a level of Factur-X. json: the model.":
    [
      "Was daraus werden soll. ubl, cii: die andere Syntax nach denselben Regeln oder nach EN 16931, wo es diese dort nicht gibt. Ein Profil oder eine Stufe von Factur-X. json: das Modell.",
      "Ce que le document doit devenir. ubl, cii : l’autre syntaxe selon les mêmes règles, ou selon EN 16931 là où celles-ci n’existent pas. Un profil, ou un niveau de Factur-X. json : le modèle.",
    ],
  "Write it although something gets lost: what has no place is left out, and listed.": [
    "Schreiben, obwohl etwas verloren geht: Wofür kein Platz ist, wird weggelassen und aufgeführt.",
    "Écrire bien que quelque chose soit perdu : ce qui n’a pas de place est laissé de côté et énuméré.",
  ],
  "json (the default): an envelope. xml: the document alone. Left out, the header Accept says it.": [
    "json (die Vorgabe): ein Umschlag. xml: nur das Dokument. Ohne Angabe sagt es der Header Accept.",
    "json (par défaut) : une enveloppe. xml : le document seul. Sans indication, l’en-tête Accept le dit.",
  ],
  "The converted document": ["Das umgewandelte Dokument", "Le document converti"],
  "Not written: something would get lost, or it would not be valid": [
    "Nicht geschrieben: Etwas ginge verloren, oder es wäre nicht gültig",
    "Non écrit : quelque chose serait perdu, ou le document ne serait pas valide",
  ],
  "Show an invoice to people": ["Eine Rechnung lesbar anzeigen", "Afficher une facture de façon lisible"],
  "Any invoice that can be read, valid or not, whatever its profile: everything that it states under the names that accountants use, with its attachments by name and size, and at the end what no business term holds. Costs one document. What cannot be read costs nothing.":
    [
      "Jede Rechnung, die sich lesen lässt, gültig oder nicht, gleich welchen Profils: alles, was sie angibt, unter den Namen, die in der Buchhaltung üblich sind, die Anhänge mit Namen und Größe, und am Ende, was zu keinem Geschäftsbegriff gehört. Kostet ein Dokument. Was nicht gelesen werden kann, kostet nichts.",
      "Toute facture lisible, valide ou non, quel que soit son profil : tout ce qu’elle indique, sous les noms que les comptables emploient, ses pièces jointes avec nom et taille, et à la fin ce qu’aucun terme métier ne contient. Compte un document. Ce qui ne peut pas être lu ne compte pas.",
    ],
  "html (the default): one page without scripts, which loads nothing. pdf: PDF/UA-1 and PDF/A-3a. text: for a terminal. Left out, the header Accept says it.":
    [
      "html (die Vorgabe): eine Seite ohne Skripte, die nichts nachlädt. pdf: PDF/UA-1 und PDF/A-3a. text: für ein Terminal. Ohne Angabe sagt es der Header Accept.",
      "html (par défaut) : une page sans scripts, qui ne charge rien. pdf : PDF/UA-1 et PDF/A-3a. text : pour un terminal. Sans indication, l’en-tête Accept le dit.",
    ],
  "Say at each value what the official validators find there.": [
    "Bei jedem Wert sagen, was die offiziellen Prüfer dort beanstanden.",
    "Dire à chaque valeur ce que les validateurs officiels y trouvent.",
  ],
  "The invoice as a page, as PDF or as text": [
    "Die Rechnung als Seite, als PDF oder als Text",
    "La facture en page, en PDF ou en texte",
  ],
  "No typeface here has all characters of the texts, which a PDF needs": [
    "Keine Schrift hier hat alle Zeichen der Texte, die ein PDF braucht",
    "Aucune police ici n’a tous les caractères des textes, ce qu’exige un PDF",
  ],
  "Each text with characters that no typeface has, or whose typeface is not installed.": [
    "Jeder Text mit Zeichen, die keine Schrift hat oder deren Schrift nicht installiert ist.",
    "Chaque texte avec des caractères qu’aucune police n’a, ou dont la police n’est pas installée.",
  ],
  "Why no PDF was made. Ask for html or text instead.": [
    "Warum kein PDF erzeugt wurde. Fordern Sie stattdessen html oder text an.",
    "Pourquoi aucun PDF n’a été produit. Demandez plutôt html ou text.",
  ],
  "Compare two invoices": ["Zwei Rechnungen vergleichen", "Comparer deux factures"],
  "What two invoices state differently, by business term, whatever the syntax and the profile of each, and what each says is due. Numbers are the same however many zeros they end in; lines are compared in their order. No rule runs. Costs one document. What cannot be read costs nothing.":
    [
      "Was zwei Rechnungen verschieden angeben, nach Geschäftsbegriffen, welche Syntax und welches Profil sie auch haben, und welchen Zahlbetrag jede nennt. Zahlen sind gleich, mit wie vielen Nullen sie auch enden; Positionen werden in ihrer Reihenfolge verglichen. Es läuft keine Regel. Kostet ein Dokument. Was sich nicht lesen lässt, kostet nichts.",
      "Ce que deux factures indiquent différemment, par terme métier, quels que soient la syntaxe et le profil de chacune, et le montant à payer que chacune indique. Les nombres sont égaux quel que soit le nombre de zéros à la fin ; les lignes sont comparées dans leur ordre. Aucune règle n’est exécutée. Compte un document. Ce qui ne peut pas être lu ne compte pas.",
    ],
  "The first invoice.": ["Die erste Rechnung.", "La première facture."],
  "The second invoice.": ["Die zweite Rechnung.", "La seconde facture."],
  "What differs": ["Was sich unterscheidet", "Ce qui diffère"],
  "Whether both state the same.": ["Ob beide dasselbe angeben.", "Si les deux indiquent la même chose."],
  "In the order of the business terms.": [
    "In der Reihenfolge der Geschäftsbegriffe.",
    "Dans l’ordre des termes métier.",
  ],
  "What each says is due (BT-115); null where it does not say it.": [
    "Der Zahlbetrag (BT-115), den jede nennt; null, wenn sie keinen nennt.",
    "Le montant à payer (BT-115) que chacune indique ; null si elle n’en indique pas.",
  ],
  "What two invoices state differently.": [
    "Was zwei Rechnungen verschieden angeben.",
    "Ce que deux factures indiquent différemment.",
  ],
  "Where the model of the invoice that states it has it (RFC 6901); of both, where both do.": [
    "Wo das Modell der Rechnung, die es angibt, es hat (RFC 6901); geben es beide an, das von beiden.",
    "Où se trouve la valeur dans le modèle de la facture qui l’indique (RFC 6901) ; des deux, si les deux l’indiquent.",
  ],
  "As the first invoice states it; null where it does not.": [
    "So, wie die erste Rechnung es angibt; null, wenn sie es nicht tut.",
    "Telle que la première facture l’indique ; null si elle ne l’indique pas.",
  ],
  "As the second invoice states it; null where it does not.": [
    "So, wie die zweite Rechnung es angibt; null, wenn sie es nicht tut.",
    "Telle que la seconde facture l’indique ; null si elle ne l’indique pas.",
  ],
  "A value that only one invoice states, or that both state differently.": [
    "Ein Wert, den nur eine Rechnung angibt oder beide verschieden.",
    "Une valeur que seule une facture indique, ou que les deux indiquent différemment.",
  ],
  "Which of several documents it is about.": [
    "Um welches von mehreren Dokumenten es geht.",
    "De quel document il s’agit, s’il y en a plusieurs.",
  ],
};
