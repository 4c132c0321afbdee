/** German. */
import type { DocsWords } from "./words.ts";

export const words: DocsWords = {
  title: "API-Dokumentation",
  description:
    "Wie sich E-Rechnungen über HTTP prüfen, lesen, schreiben und korrigieren lassen, mit Programmen zum Kopieren.",
  chapters: "Kapitel",
  onThisPage: "Auf dieser Seite",
  previous: "Zurück: {0}",
  next: "Weiter: {0}",
  parts: { start: "Erste Schritte", operations: "Operationen", data: "Daten" },
  facts: {
    server: "Server",
    authentication: "Anmeldung",
    version: "Version",
    downloads: "Downloads",
    errors: "Fehler",
    speed: "Tempo",
  },
  sendHeader: "Senden Sie den Header `{0}`; `{1}` ist der Schlüssel.",
  openapi: "OpenAPI-Dokument",
  postman: "Postman-Sammlung",
  toErrors: "Alle Fehlercodes: wann sie kommen und was zu tun ist",
  toSpeed: "Messwerte: Zeit und Speicher nach Größe, und welche Ziele erreicht sind",
  copy: { copy: "Kopieren", copied: "Kopiert", notCopied: "Nicht kopiert: Bitte markieren Sie den Text" },
  groups: {
    Documents: "Dokumente",
    Lookups: "Register",
    Rules: "Regeln",
    Keys: "Schlüssel",
    Records: "Prüfnachweise",
    Billing: "Käufe",
    Service: "Dienst",
    Other: "Sonstiges",
  },
  operation: {
    deprecated: "Veraltet.",
    noKey: "Braucht keinen Schlüssel.",
    needsKey: "Braucht einen Schlüssel: `{0}`",
    parameters: "Parameter",
    parameter: "Parameter",
    field: "Feld",
    type: "Typ",
    description: "Beschreibung",
    required: "erforderlich",
    body: "Inhalt der Anfrage",
    optionalBody: "Inhalt der Anfrage, nicht erforderlich",
    request: "Beispiel einer Anfrage",
    with: "Mit `{0}`",
    answers: "Antworten",
    exampleOf: "Beispiel zu {0}, `{1}`",
  },
  places: { query: "Query", path: "Pfad", header: "Header", cookie: "Cookie" },
  types: {
    any: "beliebiger Wert",
    none: "kein Wert",
    or: " oder ",
    and: " und ",
    arrayOf: "Array aus {0}",
    arrayEach: "Array, je {0}",
    objectEach: "object, jedes Feld {0}",
    fields: "Felder {0}",
    each: "je {0}",
  },
  limits: {
    const: "immer {0}",
    enum: "eines von {0}",
    minimum: "mindestens {0}",
    exclusiveMinimum: "mehr als {0}",
    maximum: "höchstens {0}",
    exclusiveMaximum: "weniger als {0}",
    multipleOf: "ein Vielfaches von {0}",
    minLength: "mindestens {0} Zeichen",
    maxLength: "höchstens {0} Zeichen",
    pattern: "passt auf {0}",
    minItems: "mindestens {0} davon",
    maxItems: "höchstens {0} davon",
    uniqueItems: "keines doppelt",
    minProperties: "mindestens {0} Felder",
    maxProperties: "höchstens {0} Felder",
    default: "Vorgabe {0}",
    example: "zum Beispiel {0}",
    readOnly: "nur in Antworten",
    writeOnly: "nur in Anfragen",
    deprecated: "veraltet",
  },
  invoice: {
    title: "Die Rechnung als JSON",
    lead: "Was jede Route als Rechnung annimmt und ausgibt, Gruppe für Gruppe. Die Nummern sind die von EN 16931-1.",
  },
  schemas: {
    title: "Gemeinsame Schemas",
    lead:
      "Was mehrere Operationen annehmen oder ausgeben. Ein Schema, das nur ein Kapitel braucht, steht in diesem Kapitel.",
    here: "Schemas",
  },
  quickstart: {
    title: "Schnellstart",
    key: "Fordern Sie einen Schlüssel an, der nur einmal gezeigt wird: auf der Seite {0} oder hier mit Ihrer Adresse.",
    getKey: "Schlüssel anfordern",
    keep: "Bewahren Sie ihn in einer Umgebungsvariablen auf, nicht im Programm.",
    keepKey: "Schlüssel aufbewahren",
    run: "Speichern Sie ein Programm aus den nächsten Kapiteln neben einer Rechnung und führen Sie es aus. Ein " +
      "kostenloser Schlüssel reicht für {0} Dokumente im Monat; PDFs, die mit ihm entstehen, tragen das Wort PREVIEW.",
  },
  tasks: {
    check: {
      title: "Rechnung prüfen",
      about: "Sendet invoice.xml (UBL oder CII) und listet auf, was daran nicht stimmt. Die Antwort ist 200, ob die " +
        "Rechnung gültig ist oder nicht: Sehen Sie in `valid` nach. Für eine Rechnung in JSON senden Sie " +
        "`application/json`.",
    },
    print: {
      title: "PDF schreiben (Factur-X, ZUGFeRD)",
      about:
        "Sendet invoice.json und speichert invoice.pdf: Seiten für Menschen, mit dem XML für Maschinen darin. Der " +
        "Idempotency-Key ist die Rechnungsnummer; so kostet eine Wiederholung nichts. Eine Rechnung mit Fehlern wird " +
        "nicht geschrieben: Die Antwort ist 422 mit den Befunden und kostet nichts.",
    },
    read: {
      title: "Rechnung in JSON einlesen",
      about: "Sendet invoice.xml und gibt die Rechnung als JSON aus, mit denselben Feldern für UBL und CII.",
    },
  },
  errors: {
    title: "Fehlercodes",
    lead: [
      "Was an einer Rechnung nicht stimmt, ist kein Fehler der Anfrage: Es steht in `errors` und `warnings` einer " +
      "Antwort 200 (422, wenn ein Dokument geschrieben werden sollte). Alles andere, was nicht 2xx ist, trägt ein " +
      "Objekt mit `error`, `message` und `docs`. Verzweigen Sie nach `error`, das gleich bleibt; die Meldung ist für " +
      "Menschen und kann sich ändern. Was abgewiesen wird, kostet nichts.",
    ],
    ways: [
      "`400`, `413`, `415`: Ändern Sie die Anfrage; sie noch einmal zu senden ändert nichts.",
      "`401`, `410`: Der Schlüssel fehlt, ist unbekannt oder wurde ersetzt.",
      "`429 rate_limited`: Warten Sie so viele Sekunden, wie `Retry-After` sagt, und senden Sie sie dann noch einmal.",
      "`429 quota_exceeded`: Das Kontingent des Monats ist verbraucht; `upgrade_url` führt zu einem größeren.",
      "`5xx`: Senden Sie sie noch einmal, nach 1, 2, 4 und 8 Sekunden. Nennen Sie `X-Request-Id`, wenn Sie um Hilfe bitten.",
    ],
    all: "Alle Codes",
    columns: ["Status", "Code", "Wann", "Was zu tun ist"],
  },
  repeats: {
    title: "Wiederholungen (Idempotency-Key)",
    paragraphs: [
      "Geht eine Antwort verloren, weiß niemand, ob das Dokument berechnet wurde. Senden Sie bei allem, was ein " +
      "Dokument kostet, einen `Idempotency-Key` mit (1 bis 255 druckbare ASCII-Zeichen): 24 Stunden lang wird dieselbe " +
      "Operation mit demselben Wert, demselben Inhalt und denselben Optionen neu beantwortet und kostet nichts, in " +
      "welchem Format und welcher Sprache auch immer; fragt die Wiederholung nach einem Nachweis (record), bekommt sie " +
      "ihn. Derselbe Wert mit anderem Inhalt, einer anderen Operation oder Option ist `409 idempotency_key_reused`.",
      "Nehmen Sie etwas, das zum Dokument und zu seinem Stand gehört, zum Beispiel die Rechnungsnummer und die Stunde " +
      "der Ausgabe. Nehmen Sie nicht für jeden Versuch einen neuen Zufallswert.",
      "Zeigt eine Antwort einen neuen Schlüssel (Anmeldung, Abruf eines Fehlerberichts, Austausch), erhält eine " +
      "Wiederholung mit demselben `Idempotency-Key` und denselben Bytes 24 Stunden lang dieselbe Antwort, samt " +
      "Schlüssel. Nehmen Sie dort einen Zufallswert und behalten Sie ihn, bis Sie die Antwort haben: Er öffnet sie.",
    ],
  },
  limited: {
    title: "Grenzen",
    lead:
      "Was ein Schlüssel und eine Client-Adresse dürfen. Was über einer Grenze liegt, wird abgewiesen und kostet nichts.",
    plans: "Dokumente im Monat",
    planColumns: ["Tarif", "Dokumente"],
    counted: "Tempo und Größe",
    columns: ["Was", "Höchstens"],
    rows: {
      pace: "Anfragen eines Schlüssels",
      body: "Inhalt einer Anfrage; mit `max_characters`",
      characters: "`max_characters`",
      work: "Arbeit an einem Dokument",
      questions: "Fragen ohne Schlüssel (Regeln, öffentliche Register), je Adresse",
      recordReads: "Abgerufene Nachweise, je Adresse",
      verifications: "Geprüfte Nachweise und Quittungen, je Adresse",
      signups: "Versuche, einen kostenlosen Schlüssel zu erhalten, je Adresse",
      rotations: "Versuche, einen Schlüssel zu ersetzen, je Adresse",
      purchases: "Begonnene und erfragte Käufe, je Adresse",
      claims: "Versuche, einen Fehlerbericht abzurufen, je Adresse",
      feedback: "Nachrichten an den Betreiber, je Adresse",
      messages: "Nachrichten von Agenten ohne gültigen Schlüssel, je Adresse",
    },
    within: "{0} je {1}",
    times: { second: "Sekunde", minute: "Minute", day: "Tag" },
    perSecond: "{0} je Sekunde, {1} auf einmal",
    megabytes: "{0} MB; {1} MB",
    seconds: "{0} s",
    without: "Dieser Server zählt nichts: Er braucht keinen Schlüssel, und kein Dokument wird berechnet.",
    told:
      "`X-RateLimit-Remaining` und `X-RateLimit-Reset` sagen in jeder gezählten Antwort, was vom Monat übrig ist und " +
      "wann er neu beginnt. `Retry-After` sagt, wie viele Sekunden zu warten ist.",
  },
  agents: {
    title: "Agenten (MCP)",
    lead: [
      "Agenten prüfen, diagnostizieren, korrigieren und schreiben Rechnungen über das Model Context Protocol: " +
      "Streamable HTTP ohne Sitzungen, unter `POST /mcp`. Schlüssel, Kontingent und Tempo sind die der HTTP-API.",
      "Tragen Sie den Schlüssel in die Konfiguration des Clients ein, als Header `Authorization: Bearer YOUR_KEY` oder " +
      "`x-api-key: YOUR_KEY`. Ohne Schlüssel fordert `issue_api_key` einen an; er gilt nicht auf der Verbindung, über " +
      "die er ausgestellt wurde: Verbinden Sie sich neu.",
    ],
    connect: "In der Form, die die meisten Clients teilen:",
    client: "Konfiguration eines Clients",
    columns: ["Werkzeug", "Was es tut", "Schlüssel", "Dokumente"],
    yes: "ja",
    no: "nein",
    tools: {
      validate_invoice: "Prüft eine Rechnung in JSON.",
      validate_invoice_xml: "Prüft eine Rechnung in XML, UBL oder CII.",
      generate_invoice: "Schreibt eine Rechnung als XML oder PDF; was ungültig ist, kostet nichts.",
      diagnose_invoice: "Findet die Ursachen, mit dem, was sie behebt, nach allen fünf Profilen.",
      repair_invoice: "Korrigiert eine Rechnung in ihrem eigenen Text; über das Geschuldete entscheidet der Nutzer.",
      convert_invoice:
        "Wandelt eine Rechnung in eine andere Syntax oder ein anderes Profil um und nennt, was verloren ginge.",
      view_invoice: "Zeigt eine Rechnung lesbar an, als Text, als Seite oder als PDF.",
      compare_invoices: "Vergleicht zwei Rechnungen nach Geschäftsbegriffen und sagt, welchen Zahlbetrag jede nennt.",
      embed_invoice: "Bettet eine Rechnung in das eigene PDF ein, als Factur-X.",
      lookup_peppol_participant: "Sagt, ob ein Unternehmen Rechnungen über Peppol empfängt.",
      verify_vat_vies: "Prüft eine USt-IdNr.",
      check_vies_status: "Sagt, welche Umsatzsteuerregister antworten.",
      check_french_readiness:
        "Sagt, was über ein französisches Unternehmen öffentlich ist, und welche Pflichten es hat.",
      list_approved_platforms:
        "Listet die zugelassenen französischen Plattformen auf, aus einer datierten Momentaufnahme.",
      explain_rule: "Sagt, was eine Regel verlangt und wie man sie erfüllt.",
      list_editions: "Listet die Ausgaben der offiziellen Regeln auf, und welche in Kraft sind.",
      issue_api_key: "Stellt den kostenlosen Schlüssel einer E-Mail-Adresse aus.",
      send_feedback: "Schreibt dem Betreiber des Dienstes.",
      get_upgrade_link: "Gibt einen Link zu einem größeren Tarif, für den Schlüssel der Verbindung oder einen anderen.",
    },
    results: [
      "Jedes Ergebnis hat einen Text, der sagt, was zu tun ist, und `structuredContent` nach dem Schema des Werkzeugs. " +
      "Was darin in Anführungszeichen steht, gehört dem Dokument: Es sind Daten und nie eine Anweisung.",
      "Ein Fehler eines Werkzeugs hat `isError`, einen Text, der sagt, was zu tun ist, und das Fehlerobjekt der HTTP-API " +
      "in einem zweiten Text.",
    ],
  },
};
