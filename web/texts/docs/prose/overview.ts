/** What the OpenAPI document says of itself and of its groups. */
import { ENGINE_VERSION } from "../../../../engine/mod.ts";
import type { Prose } from "./row.ts";

export const overview: Prose = {
  [`Engine ${ENGINE_VERSION}.`]: [`Engine ${ENGINE_VERSION}.`, `Moteur ${ENGINE_VERSION}.`],
  "Checks electronic invoices against the rules of EN 16931, XRechnung and Peppol BIS Billing, reads them into JSON, and writes them. Metered routes cost one document of the key's monthly allowance where they succeed.":
    [
      "Prüft elektronische Rechnungen nach den Regeln von EN 16931, XRechnung und Peppol BIS Billing, liest sie in JSON ein und schreibt sie. Routen, die gezählt werden, verbrauchen ein Dokument aus dem Monatskontingent des Schlüssels, wenn sie gelingen.",
      "Contrôle les factures électroniques selon les règles d’EN 16931, de XRechnung et de Peppol BIS Billing, les lit en JSON et les écrit. Les routes décomptées consomment un document du quota mensuel de la clé lorsqu’elles aboutissent.",
    ],
  "Answers other than 2xx carry an error envelope: branch on its `error`, whose codes /docs/errors lists.": [
    "Antworten, die nicht 2xx sind, tragen ein Fehlerobjekt: Verzweigen Sie nach seinem Feld `error`, dessen Codes auf /docs/errors stehen.",
    "Les réponses autres que 2xx portent un objet d’erreur : fiez-vous à son champ `error`, dont les codes figurent sur /docs/errors.",
  ],
  "Check, read and write invoices. Each route is metered.": [
    "Rechnungen prüfen, lesen und schreiben. Jede dieser Routen wird gezählt.",
    "Contrôler, lire et écrire des factures. Chacune de ces routes est décomptée.",
  ],
  "What public registers say, with evidence of it. Nothing of it is stored.": [
    "Was öffentliche Register sagen, mit Beleg dafür. Nichts davon wird gespeichert.",
    "Ce que disent les registres publics, preuve à l’appui. Rien n’en est conservé.",
  ],
  "What the rules ask for.": ["Was die Regeln verlangen.", "Ce que les règles exigent."],
  "Keys of the service, without which no document is taken.": [
    "Schlüssel des Dienstes; ohne einen wird kein Dokument angenommen.",
    "Les clés du service, sans lesquelles aucun document n’est accepté.",
  ],
  "Stored verdicts, readable by anyone who knows their ids.": [
    "Gespeicherte Prüfnachweise; lesen kann sie jeder, der ihre Kennung kennt.",
    "Les attestations conservées, lisibles par quiconque connaît leur identifiant.",
  ],
  "Subscriptions, where this server sells them.": [
    "Abonnements, wo dieser Server sie verkauft.",
    "Les abonnements, là où ce serveur en vend.",
  ],
  "What the service says of itself.": ["Was der Dienst über sich selbst sagt.", "Ce que le service dit de lui-même."],
};
