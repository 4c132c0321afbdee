/** What the operations of the OpenAPI document say of themselves, of what they take and of what they answer. */
import type { Prose } from "./row.ts";

export const operations: Prose = {
  "The API key, which begins with `fl_live_`. `POST /v1/keys` issues one, and so does the page /signup.": [
    "Der API-Schlüssel, der mit `fl_live_` beginnt. `POST /v1/keys` stellt einen aus, ebenso die Seite /signup.",
    "La clé d’API, qui commence par `fl_live_`. `POST /v1/keys` en délivre une, de même que la page /signup.",
  ],
  "Check an invoice": ["Eine Rechnung prüfen", "Contrôler une facture"],
  "An invoice as JSON, as XML (UBL or CII), or inside of a PDF (Factur-X, ZUGFeRD): the content type says which. Of a PDF the XML inside is checked, and `attachment` says which file that is; its pages are not looked at. Where the PDF around it is not as Factur-X requires, findings PDF-… say so: as information, and as errors with `container`. Costs one document, whether or not the invoice is valid. What cannot be read costs nothing.":
    [
      "Eine Rechnung als JSON, als XML (UBL oder CII) oder in einem PDF (Factur-X, ZUGFeRD): Der Inhaltstyp sagt, was es ist. Bei einem PDF wird das XML darin geprüft, und `attachment` sagt, welche Datei das ist; seine Seiten werden nicht angesehen. Ist das PDF darum herum nicht so, wie Factur-X es verlangt, sagen das die Meldungen PDF-…: als Hinweise, mit `container` als Fehler. Kostet ein Dokument, ob die Rechnung gültig ist oder nicht. Was sich nicht lesen lässt, kostet nichts.",
      "Une facture en JSON, en XML (UBL ou CII) ou dans un PDF (Factur-X, ZUGFeRD) : le type de contenu dit ce que c’est. D’un PDF, c’est le XML contenu qui est contrôlé, et `attachment` dit de quel fichier il s’agit ; ses pages ne sont pas examinées. Si le PDF autour n’est pas tel que Factur-X l’exige, les constats PDF-… le disent : comme informations, et comme erreurs avec `container`. Compte un document, que la facture soit valide ou non. Ce qui ne peut pas être lu ne compte pas.",
    ],
  "Put an invoice into your own PDF": [
    "Eine Rechnung in das eigene PDF einbetten",
    "Intégrer une facture dans son propre PDF",
  ],
  "Makes a Factur-X of your PDF and the XML (CII): the XML is attached by an incremental update, with AFRelationship, AF, XMP metadata and, where it lacks one, an output intent; no byte of your PDF changes. The header X-PDFA says what it is: 3a, 3b or none. What keeps it from being PDF/A-3 is named page by page, and nothing is made then. Costs one document. What is not made costs nothing.":
    [
      "Macht aus Ihrem PDF und dem XML (CII) ein Factur-X: Das XML wird per inkrementellem Update angehängt, mit AFRelationship, AF, XMP-Metadaten und, falls er fehlt, einem Output Intent; kein Byte Ihres PDF ändert sich. Der Header X-PDFA sagt, was es ist: 3a, 3b oder none. Was PDF/A-3 im Weg steht, wird Seite für Seite genannt, und dann entsteht nichts. Kostet ein Dokument. Was nicht entsteht, kostet nichts.",
      "Fait un Factur-X de votre PDF et du XML (CII) : le XML est joint par une mise à jour incrémentielle, avec AFRelationship, AF, les métadonnées XMP et, s’il en manque une, une intention de sortie ; aucun octet de votre PDF ne change. L’en-tête X-PDFA dit ce que c’est : 3a, 3b ou none. Ce qui empêche le PDF/A-3 est indiqué page par page, et rien n’est alors produit. Compte un document. Ce qui n’est pas produit ne compte pas.",
    ],
  "Make an ordinary PDF with the XML inside, which does not claim to be PDF/A-3.": [
    "Ein gewöhnliches PDF mit dem XML darin erzeugen, das sich nicht als PDF/A-3 ausgibt.",
    "Produire un PDF ordinaire avec le XML dedans, qui ne se déclare pas PDF/A-3.",
  ],
  "Embed also where the pages state another number, date, total or IBAN than the XML.": [
    "Auch einbetten, wenn auf den Seiten eine andere Nummer, ein anderes Datum, ein anderer Betrag oder eine andere IBAN steht als im XML.",
    "Intégrer aussi lorsque les pages indiquent un autre numéro, une autre date, un autre total ou un autre IBAN que le XML.",
  ],
  "The PDF with the XML inside": ["Das PDF mit dem XML darin", "Le PDF avec le XML dedans"],
  "Not made: the PDF cannot be PDF/A-3, or its pages state something else": [
    "Nicht erzeugt: Das PDF kann kein PDF/A-3 werden, oder auf seinen Seiten steht etwas anderes",
    "Non produit : le PDF ne peut pas devenir du PDF/A-3, ou ses pages indiquent autre chose",
  ],
  "Of a PDF, refuse also what Factur-X forbids of the PDF around the XML: its findings PDF-… are fatal instead of information.":
    [
      "Bei einem PDF auch ablehnen, was Factur-X am PDF um das XML herum verbietet: Die Meldungen PDF-… sind dann Fehler statt Hinweise.",
      "Pour un PDF, refuser aussi ce que Factur-X interdit au PDF autour du XML : les constats PDF-… sont alors des erreurs et non des informations.",
    ],
  "Store a signed validation record, and answer where it is.": [
    "Einen signierten Prüfnachweis speichern und mitteilen, wo er liegt.",
    "Conserver une attestation signée, et indiquer où elle se trouve.",
  ],
  "Raises the reader's cap on characters for this request, of XML, JSON and what is written, and the ceiling of the body to 32 MB.":
    [
      "Hebt für diese Anfrage die Obergrenze der Zeichen, die gelesen werden, für XML, JSON und was geschrieben wird, und die der Anfrage auf 32 MB.",
      "Relève pour cette requête le plafond de caractères lus, en XML, en JSON et pour ce qui est écrit, et celui du corps à 32 Mo.",
    ],
  "What to check against; left out, the invoice says it.": [
    "Wonach geprüft wird; ohne Angabe sagt es die Rechnung.",
    "Selon quoi contrôler ; à défaut, la facture le dit.",
  ],
  "Give exactly the verdict of the official validators, with XML Schema and all of their rules.": [
    "Genau das Urteil der offiziellen Validatoren geben, mit XML Schema und allen ihren Regeln.",
    "Donner exactement le verdict des validateurs officiels, avec XML Schema et toutes leurs règles.",
  ],
  "Say as well what the official validators would say, in numbers.": [
    "Auch sagen, was die offiziellen Validatoren sagen würden, in Zahlen.",
    "Dire aussi ce que diraient les validateurs officiels, en chiffres.",
  ],
  "Say as well what the official validators say by the edition that follows, where it is carried: which findings come, and which go.":
    [
      "Auch sagen, was die offiziellen Validatoren nach der folgenden Ausgabe sagen, wenn sie hier geführt wird: welche Befunde kommen und welche gehen.",
      "Dire aussi ce que disent les validateurs officiels selon l’édition suivante, si elle est disponible : quels constats apparaissent, et lesquels disparaissent.",
    ],
  "The language of texts.": ["Die Sprache der Texte.", "La langue des textes."],
  "Any object": ["Ein beliebiges Objekt", "Un objet quelconque"],
  "Any other object is taken, too: findings say what is wrong.": [
    "Auch jedes andere Objekt wird angenommen: Die Befunde sagen, was nicht stimmt.",
    "Tout autre objet est accepté aussi : les constats disent ce qui ne va pas.",
  ],
  "UBL 2.1 Invoice or CreditNote, or CII CrossIndustryInvoice (D16B)": [
    "UBL 2.1 Invoice oder CreditNote, oder CII CrossIndustryInvoice (D16B)",
    "UBL 2.1 Invoice ou CreditNote, ou CII CrossIndustryInvoice (D16B)",
  ],
  "The verdict": ["Das Urteil", "Le verdict"],
  "Documents left.": ["Noch verfügbare Dokumente.", "Documents restants."],
  "When the month is over, in Unix time.": [
    "Wann der Monat vorbei ist, in Unix-Zeit.",
    "Quand le mois se termine, en temps Unix.",
  ],
  "The month.": ["Der Monat.", "Le mois."],
  "Once a month, past 80 % of the allowance.": [
    "Einmal im Monat, jenseits von 80 % des Kontingents.",
    "Une fois par mois, au-delà de 80 % du quota.",
  ],
  "The request is wrong": ["Die Anfrage ist falsch", "La requête est erronée"],
  "What is wrong with the XML, more exactly than error.": [
    "Was am XML nicht stimmt, genauer als error.",
    "Ce qui ne va pas dans le XML, plus précisément qu’error.",
  ],
  "No key, or a wrong one": ["Kein Schlüssel oder ein falscher", "Pas de clé, ou une mauvaise"],
  "Not in this state": ["Nicht in diesem Zustand", "Impossible dans cet état"],
  "The key was rotated": ["Der Schlüssel wurde ersetzt", "La clé a été remplacée"],
  "Too large": ["Zu groß", "Trop grand"],
  "Not a format that is read here": ["Kein Format, das hier gelesen wird", "Un format qui n’est pas lu ici"],
  "Too many requests, or no allowance left": [
    "Zu viele Anfragen, oder das Kontingent ist verbraucht",
    "Trop de requêtes, ou quota épuisé",
  ],
  "The server is at fault": ["Fehler des Servers", "Erreur du serveur"],
  "Not available": ["Nicht verfügbar", "Non disponible"],
  "Read an XML invoice into the JSON model": [
    "Eine XML-Rechnung in das JSON-Modell einlesen",
    "Lire une facture XML dans le modèle JSON",
  ],
  "Costs one document. What cannot be read costs nothing.": [
    "Kostet ein Dokument. Was sich nicht lesen lässt, kostet nichts.",
    "Compte un document. Ce qui ne peut pas être lu ne compte pas.",
  ],
  "The invoice as JSON": ["Die Rechnung als JSON", "La facture en JSON"],
  "Take the e-invoice out of a PDF": [
    "Die E-Rechnung aus einem PDF herausnehmen",
    "Extraire la facture électronique d’un PDF",
  ],
  "Gives the XML of a Factur-X or ZUGFeRD PDF as it is, and lists all attachments. A PDF that opens without a password is read, also where it is protected against changes. Costs one document. What cannot be read costs nothing.":
    [
      "Gibt das XML eines Factur-X- oder ZUGFeRD-PDFs, wie es ist, und nennt alle Anhänge. Ein PDF, das sich ohne Kennwort öffnet, wird gelesen, auch wenn es gegen Änderungen geschützt ist. Kostet ein Dokument. Was sich nicht lesen lässt, kostet nichts.",
      "Donne le XML d’un PDF Factur-X ou ZUGFeRD tel quel, et énumère toutes les pièces jointes. Un PDF qui s’ouvre sans mot de passe est lu, même s’il est protégé contre les modifications. Compte un document. Ce qui ne peut pas être lu ne compte pas.",
    ],
  "The invoice and the list of attachments": [
    "Die Rechnung und die Liste der Anhänge",
    "La facture et la liste des pièces jointes",
  ],
  "Write an invoice as XML or PDF": ["Eine Rechnung als XML oder PDF schreiben", "Écrire une facture en XML ou en PDF"],
  "A PDF is PDF/A-3a and PDF/UA-1, in the language of texts, with the XML inside. The field pages of the invoice puts a logo and a footer on its pages. On the free tier it is a preview: PREVIEW is printed across its pages, it has no GiroCode to pay by, and the answer has the header X-Preview: true. Costs one document. An invoice with a fatal finding is not written, and costs nothing.":
    [
      "Ein PDF ist PDF/A-3a und PDF/UA-1, in der Sprache der Texte, mit dem XML darin. Das Feld pages der Rechnung setzt ein Logo und eine Fußzeile auf seine Seiten. Im kostenlosen Tarif ist es eine Vorschau: Quer über die Seiten steht PREVIEW, es gibt keinen GiroCode zum Bezahlen, und die Antwort hat den Header X-Preview: true. Kostet ein Dokument. Eine Rechnung mit Fehlern wird nicht geschrieben und kostet nichts.",
      "Un PDF est PDF/A-3a et PDF/UA-1, dans la langue des textes, et contient le XML. Le champ pages de la facture met un logo et un pied de page sur ses pages. Dans la formule gratuite, c’est un aperçu : PREVIEW barre ses pages, il n’a pas de GiroCode pour payer, et la réponse porte l’en-tête X-Preview: true. Compte un document. Une facture avec un constat bloquant n’est pas écrite, et ne compte pas.",
    ],
  "json (the default): an envelope. xml: the document alone. pdf: for the profiles facturx-en16931 and fr-ctc-cii, or with attachment=xrechnung.xml for xrechnung-cii. Left out, the header Accept says it.":
    [
      "json (Vorgabe): ein Objekt mit dem Dokument. xml: das Dokument allein. pdf: für die Profile facturx-en16931 und fr-ctc-cii, oder mit attachment=xrechnung.xml für xrechnung-cii. Ohne Angabe sagt es der Header Accept.",
      "json (par défaut) : un objet qui contient le document. xml : le document seul. pdf : pour les profils facturx-en16931 et fr-ctc-cii, ou avec attachment=xrechnung.xml pour xrechnung-cii. À défaut, l’en-tête Accept le dit.",
    ],
  "What to write by; it wins over what the invoice says.": [
    "Wonach geschrieben wird; geht dem vor, was die Rechnung sagt.",
    "Selon quoi écrire ; l’emporte sur ce que dit la facture.",
  ],
  "What the XML is called in a PDF. factur-x.xml (the default): for facturx-en16931 and fr-ctc-cii. xrechnung.xml: for xrechnung-cii, which is the Factur-X profile XRECHNUNG.":
    [
      "Wie das XML in einem PDF heißt. factur-x.xml (Vorgabe): für facturx-en16931 und fr-ctc-cii. xrechnung.xml: für xrechnung-cii, das Factur-X-Profil XRECHNUNG.",
      "Le nom du XML dans un PDF. factur-x.xml (par défaut) : pour facturx-en16931 et fr-ctc-cii. xrechnung.xml : pour xrechnung-cii, qui est le profil XRECHNUNG de Factur-X.",
    ],
  "When a PDF says that it was made, a day or a second in UTC (2026-11-20T09:30:00Z): the same invoice and date give the same bytes. Left out, it is now.":
    [
      "Welche Entstehungszeit ein PDF angibt, ein Tag oder eine Sekunde in UTC (2026-11-20T09:30:00Z): Gleiche Rechnung und gleiche Zeit ergeben gleiche Bytes. Ohne Angabe jetzt.",
      "La date de création qu’indique un PDF, un jour ou une seconde en UTC (2026-11-20T09:30:00Z) : la même facture et la même date donnent les mêmes octets. À défaut, maintenant.",
    ],
  "computed (the default): VAT and totals are written as they follow from the lines, and each that was stated otherwise is a warning. stated: they are written as stated, wherever the rules hold.":
    [
      "computed (Vorgabe): Umsatzsteuer und Summen werden geschrieben, wie sie aus den Positionen folgen, und jede abweichende Angabe ist eine Warnung. stated: Sie werden geschrieben, wie sie angegeben sind, wo immer die Regeln es zulassen.",
      "computed (par défaut) : la TVA et les totaux sont écrits comme ils découlent des lignes, et chaque valeur indiquée autrement est un avertissement. stated : ils sont écrits comme indiqués, partout où les règles le permettent.",
    ],
  "Give exactly the verdict of the official validators. For the profiles of XRechnung and of France, true is the default.":
    [
      "Genau das Urteil der offiziellen Validatoren geben. Für die Profile von XRechnung und Frankreich ist true die Vorgabe.",
      "Donner exactement le verdict des validateurs officiels. Pour les profils de XRechnung et de la France, true est la valeur par défaut.",
    ],
  "The document": ["Das Dokument", "Le document"],
  "Not written: the verdict has fatal findings": [
    "Nicht geschrieben: Das Urteil enthält Fehler",
    "Pas écrit : le verdict contient des constats bloquants",
  ],
  "Not in this build": ["In dieser Fassung nicht enthalten", "Absent de cette version"],
  "Find the causes of what is wrong with an invoice": [
    "Ursachen finden, warum eine Rechnung nicht stimmt",
    "Trouver les causes de ce qui ne va pas dans une facture",
  ],
  "Checks the invoice by all five profiles, by default and as the official validators do, and groups the findings of its own profile by cause, in the order in which to repair them. Where a repair takes no decision, its patch is there, and was tried. Patches are on the JSON model: of XML, on what /v1/parse gives. A diagnosis costs one document, whatever it says. What cannot be read costs nothing.":
    [
      "Prüft die Rechnung nach allen fünf Profilen, in der Voreinstellung und so, wie es die offiziellen Validatoren tun, und fasst die Befunde ihres eigenen Profils nach Ursachen zusammen, in der Reihenfolge, in der sie zu beheben sind. Wenn eine Korrektur keine Entscheidung verlangt, steht ihr Patch da und wurde ausprobiert. Patches beziehen sich auf das JSON-Modell: bei XML auf das, was /v1/parse ergibt. Eine Diagnose kostet ein Dokument, was sie auch sagt. Was sich nicht lesen lässt, kostet nichts.",
      "Contrôle la facture selon les cinq profils, par défaut et comme le font les validateurs officiels, et regroupe les constats de son propre profil par cause, dans l’ordre où les corriger. Lorsqu’une correction ne demande aucune décision, son correctif est là et a été essayé. Les correctifs portent sur le modèle JSON : pour du XML, sur ce que donne /v1/parse. Un diagnostic compte un document, quoi qu’il dise. Ce qui ne peut pas être lu ne compte pas.",
    ],
  "The diagnosis": ["Die Diagnose", "Le diagnostic"],
  "Repair an invoice without changing what is owed": [
    "Eine Rechnung korrigieren, ohne zu ändern, was geschuldet wird",
    "Corriger une facture sans changer ce qui est dû",
  ],
  "Makes the repairs that change nothing that is owed (`form`, `derived`), in the text of the document: everything else stays as it is written. A document without errors stays as it is. What changes more is left, with the reason and the choices: `accept` names what to do, and `answers` in the JSON form of the body says what only the sender knows. A PDF gets the repaired XML as an incremental update, which changes no byte of it, where its pages do not say otherwise. A repair costs one document, whatever comes of it. What cannot be read costs nothing.":
    [
      "Macht die Korrekturen, die nichts an dem ändern, was geschuldet wird (`form`, `derived`), im Text des Dokuments: Alles andere bleibt, wie es geschrieben ist. Ein Dokument ohne Fehler bleibt, wie es ist. Was mehr ändert, bleibt mit Begründung und Auswahl stehen: `accept` nennt, was zu tun ist, und `answers` in der JSON-Form der Anfrage sagt, was nur der Absender weiß. Ein PDF erhält das korrigierte XML als inkrementelle Aktualisierung, die kein Byte von ihm ändert, sofern seine Seiten nichts anderes sagen. Eine Korrektur kostet ein Dokument, was auch daraus wird. Was sich nicht lesen lässt, kostet nichts.",
      "Fait les corrections qui ne changent rien de ce qui est dû (`form`, `derived`), dans le texte du document : tout le reste demeure tel qu’il est écrit. Un document sans erreur reste tel quel. Ce qui change davantage est laissé, avec la raison et les choix : `accept` dit que faire, et `answers`, dans la forme JSON du corps, dit ce que seul l’expéditeur sait. Un PDF reçoit le XML corrigé comme mise à jour incrémentale, qui n’en change aucun octet, lorsque ses pages ne disent pas autre chose. Une correction compte un document, quel qu’en soit le résultat. Ce qui ne peut pas être lu ne compte pas.",
    ],
  "Consent to a repair that is not made unasked: the id of a cause or of a choice, or the rule of the one cause that has it. As often as there are some.":
    [
      "Zustimmung zu einer Korrektur, die nicht ungefragt gemacht wird: die Kennung einer Ursache oder einer Auswahl, oder die Regel der einen Ursache, die sie hat. So oft, wie es welche gibt.",
      "Accord pour une correction qui n’est pas faite d’office : l’identifiant d’une cause ou d’un choix, ou la règle de la seule cause qui l’a. Autant de fois qu’il y en a.",
    ],
  "Repair what is only warned of, too, and documents without errors.": [
    "Auch das korrigieren, wovor nur gewarnt wird, und Dokumente ohne Fehler.",
    "Corriger aussi ce qui n’est qu’un avertissement, et les documents sans erreur.",
  ],
  "Judge as the official validators do, with XML Schema and all of their rules: true is the default. false: by the rules alone.":
    [
      "So urteilen wie die offiziellen Validatoren, mit XML Schema und allen ihren Regeln: true ist die Vorgabe. false: nach den Regeln allein.",
      "Juger comme les validateurs officiels, avec XML Schema et toutes leurs règles : true est la valeur par défaut. false : selon les règles seules.",
    ],
  "json (the default): the answer with everything. xml: the repaired XML alone, in the encoding that it came in. pdf: the PDF that was sent, with the repaired XML inside. The headers X-Repairs-Applied and X-Repairs-Left say how many repairs were made and left. Left out, the header Accept says it.":
    [
      "json (Vorgabe): die Antwort mit allem. xml: das korrigierte XML allein, in der Kodierung, in der es kam. pdf: das gesendete PDF mit dem korrigierten XML darin. Die Header X-Repairs-Applied und X-Repairs-Left sagen, wie viele Korrekturen gemacht wurden und wie viele offen sind. Ohne Angabe sagt es der Header Accept.",
      "json (par défaut) : la réponse complète. xml : le XML corrigé seul, dans l’encodage où il est arrivé. pdf : le PDF envoyé, avec le XML corrigé à l’intérieur. Les en-têtes X-Repairs-Applied et X-Repairs-Left disent combien de corrections ont été faites et laissées. À défaut, l’en-tête Accept le dit.",
    ],
  "json (the default): the answer with everything. xml: the XML alone, in the encoding that it has in the PDF. Left out, the header Accept says it, or the name of the file that is written.":
    [
      "json (Vorgabe): die Antwort mit allem. xml: das XML allein, in der Kodierung, die es im PDF hat. Ohne Angabe sagt es der Header Accept oder der Name der Datei, die geschrieben wird.",
      "json (par défaut) : la réponse complète. xml : le XML seul, dans l’encodage qu’il a dans le PDF. À défaut, l’en-tête Accept le dit, ou le nom du fichier écrit.",
    ],
  "The repaired document": ["Das korrigierte Dokument", "Le document corrigé"],
  "Explain a rule": ["Eine Regel erklären", "Expliquer une règle"],
  "What the rule requires, which business terms it is about, where they are, and how to satisfy it.": [
    "Was die Regel verlangt, um welche Geschäftsbegriffe es geht, wo sie stehen und wie man sie erfüllt.",
    "Ce que la règle exige, les termes métier dont il s’agit, où ils se trouvent, et comment la satisfaire.",
  ],
  "The id of the rule, as in the field rule of findings.": [
    "Die Kennung der Regel, wie im Feld rule eines Befunds.",
    "L’identifiant de la règle, comme dans le champ rule d’un constat.",
  ],
  "The explanation": ["Die Erklärung", "L’explication"],
  "Not there": ["Nicht vorhanden", "Introuvable"],
  "List the editions that invoices are checked by": [
    "Die Ausgaben auflisten, nach denen Rechnungen geprüft werden",
    "Énumérer les éditions selon lesquelles les factures sont contrôlées",
  ],
  "The day to look at; left out, today.": [
    "Der Tag, um den es geht; ohne Angabe heute.",
    "Le jour considéré ; à défaut, aujourd’hui.",
  ],
  "The editions": ["Die Ausgaben", "Les éditions"],
  "Get a free key": ["Einen kostenlosen Schlüssel anfordern", "Obtenir une clé gratuite"],
  "One free key an e-mail address, and five a day for one client address. PDFs that it generates are previews: PREVIEW is printed across their pages, and they have no GiroCode.":
    [
      "Ein kostenloser Schlüssel je E-Mail-Adresse, und fünf am Tag je Client-Adresse. PDFs, die mit ihm entstehen, sind eine Vorschau: Quer über die Seiten steht PREVIEW, und sie haben keinen GiroCode.",
      "Une clé gratuite par adresse e-mail, et cinq par jour pour une adresse de client. Les PDF qu’elle produit sont des aperçus : PREVIEW barre leurs pages, et ils n’ont pas de GiroCode.",
    ],
  "For 24 hours, the same request gets the same answer under the same value, key included: send one, and an answer that gets lost costs no key. Make it of random, because it opens that answer.":
    [
      "24 Stunden lang erhält dieselbe Anfrage unter demselben Wert dieselbe Antwort, samt Schlüssel: Senden Sie einen Wert mit, dann kostet eine verlorene Antwort keinen Schlüssel. Nehmen Sie einen zufälligen, weil er diese Antwort öffnet.",
      "Pendant 24 heures, la même requête reçoit la même réponse sous la même valeur, clé comprise : envoyez-en une, et une réponse perdue ne coûte pas de clé. Prenez-la au hasard, car elle ouvre cette réponse.",
    ],
  "The key; it is shown this once": [
    "Der Schlüssel; er wird nur dieses eine Mal gezeigt",
    "La clé ; elle n’est montrée que cette fois",
  ],
  "Documents used and left this month": [
    "In diesem Monat verbrauchte und verbleibende Dokumente",
    "Documents utilisés et restants ce mois-ci",
  ],
  "The usage": ["Der Verbrauch", "La consommation"],
  "Look a participant up in Peppol": [
    "Einen Teilnehmer in Peppol nachschlagen",
    "Rechercher un participant dans Peppol",
  ],
  "Whether the participant is registered, and what it receives. The scheme, form and check digits of its identifier are checked before anybody is asked. Metadata is read as it is published: its signature is not verified. No confirmation of delivery. Registered or not registered costs one document; unavailable costs nothing.":
    [
      "Ob der Teilnehmer registriert ist und was er empfängt. Schema, Form und Prüfziffern seiner Kennung werden geprüft, bevor jemand gefragt wird. Metadaten werden gelesen, wie sie veröffentlicht sind: Ihre Signatur wird nicht geprüft. Keine Bestätigung der Zustellung. Registriert oder nicht registriert kostet ein Dokument; unavailable kostet nichts.",
      "Si le participant est enregistré, et ce qu’il reçoit. Le schéma, la forme et la clé de contrôle de son identifiant sont vérifiés avant d’interroger quiconque. Les métadonnées sont lues telles que publiées : leur signature n’est pas vérifiée. Aucune confirmation de remise. Enregistré ou non enregistré compte un document ; unavailable ne compte pas.",
    ],
  "Such as this, also with iso6523-actorid-upis:: before it. Or scheme and value.": [
    "So wie hier, auch mit iso6523-actorid-upis:: davor. Oder scheme und value.",
    "Comme ici, aussi avec iso6523-actorid-upis:: devant. Ou bien scheme et value.",
  ],
  "Such as 0204.": ["Zum Beispiel 0204.", "Par exemple 0204."],
  "The identifier in the scheme.": ["Die Kennung im Schema.", "L’identifiant dans le schéma."],
  "A document type as it is registered, with its scheme: then that one alone is looked for.": [
    "Eine Dokumentart, wie sie registriert ist, mit ihrem Schema: Dann wird nur nach dieser gesucht.",
    "Un type de document tel qu’il est enregistré, avec son schéma : seul celui-là est alors cherché.",
  ],
  "What is registered": ["Was registriert ist", "Ce qui est enregistré"],
  "Check a VAT identifier": ["Eine USt-IdNr. prüfen", "Vérifier un numéro de TVA"],
  "The form and the public check digits first, then VIES, the register of the EU, to which the identifiers are sent. Numbers of other countries, such as GB, CH and NO, are not in VIES. No determination of tax. A valid or invalid that VIES gave costs one document; everything else costs nothing.":
    [
      "Zuerst die Form und die öffentlichen Prüfziffern, dann VIES, das Register der EU, an das die Nummern gesendet werden. Nummern anderer Länder, zum Beispiel GB, CH und NO, stehen nicht in VIES. Keine steuerliche Feststellung. Gültig oder ungültig laut VIES kostet ein Dokument; alles andere kostet nichts.",
      "D’abord la forme et la clé de contrôle publique, puis VIES, le registre de l’UE, auquel les numéros sont envoyés. Les numéros d’autres pays, comme GB, CH et NO, ne sont pas dans VIES. Aucune appréciation fiscale. Valide ou non valide selon VIES compte un document ; tout le reste ne compte pas.",
    ],
  "With its country prefix.": ["Mit Länderpräfix.", "Avec son préfixe de pays."],
  "Who asks, for a consultation number.": [
    "Wer fragt, für eine Konsultationsnummer.",
    "Qui demande, pour un numéro de consultation.",
  ],
  "What is known of the identifier": ["Was über die Nummer bekannt ist", "Ce qui est connu du numéro"],
  "Say which VAT registers answer": [
    "Sagen, welche Umsatzsteuerregister antworten",
    "Dire quels registres de TVA répondent",
  ],
  "Asks the status service of VIES. An answer is kept for a minute. Costs nothing, and needs no key.": [
    "Fragt den Statusdienst von VIES. Eine Antwort wird eine Minute aufbewahrt. Kostet nichts und braucht keinen Schlüssel.",
    "Interroge le service d’état de VIES. Une réponse est gardée une minute. Gratuit et sans clé.",
  ],
  "The prefix of its VAT identifiers; left out, all of them.": [
    "Das Präfix der USt-IdNr. des Landes; ohne Angabe alle.",
    "Le préfixe de ses numéros de TVA ; à défaut, tous.",
  ],
  "Who answers": ["Wer antwortet", "Qui répond"],
  "Look a French company up": ["Ein französisches Unternehmen nachschlagen", "Rechercher une entreprise française"],
  "Whether it is active, its size class where that is public, and from when it has to receive, issue and report electronically. Check digits are checked before anybody is asked. Costs nothing, and needs no key.":
    [
      "Ob es aktiv ist, seine Größenklasse, wenn sie öffentlich ist, und ab wann es elektronisch empfangen, ausstellen und melden muss. Prüfziffern werden geprüft, bevor jemand gefragt wird. Kostet nichts und braucht keinen Schlüssel.",
      "Si elle est active, sa catégorie de taille lorsqu’elle est publique, et à partir de quand elle doit recevoir, émettre et déclarer par voie électronique. La clé de contrôle est vérifiée avant d’interroger quiconque. Gratuit et sans clé.",
    ],
  "A SIREN, a SIRET, a French VAT identifier, or the name of a company.": [
    "Eine SIREN, eine SIRET, eine französische USt-IdNr. oder der Name eines Unternehmens.",
    "Un SIREN, un SIRET, un numéro de TVA français ou le nom d’une entreprise.",
  ],
  "What is public": ["Was öffentlich ist", "Ce qui est public"],
  "List the French approved platforms": [
    "Die zugelassenen französischen Plattformen auflisten",
    "Énumérer les plateformes agréées françaises",
  ],
  "From a dated snapshot; the answer says as of when, and from where. Costs nothing, and needs no key.": [
    "Aus einer datierten Momentaufnahme; die Antwort sagt, von wann und woher. Kostet nichts und braucht keinen Schlüssel.",
    "D’après un instantané daté ; la réponse dit de quand et d’où. Gratuit et sans clé.",
  ],
  "A part of the name; left out, all are listed.": [
    "Ein Teil des Namens; ohne Angabe werden alle genannt.",
    "Une partie du nom ; à défaut, toutes sont citées.",
  ],
  "The platforms": ["Die Plattformen", "Les plateformes"],
  "Write to the operator of the service": ["Dem Betreiber des Dienstes schreiben", "Écrire à l’exploitant du service"],
  "What is wrong with a rule, a text or an answer. Kept for 90 days, without who sent it: put no invoice and nothing personal into it. 20 messages a day for one client address.":
    [
      "Was an einer Regel, einem Text oder einer Antwort nicht stimmt. Wird 90 Tage aufbewahrt, ohne Absender: Schreiben Sie keine Rechnung und nichts Persönliches hinein. 20 Nachrichten am Tag je Client-Adresse.",
      "Ce qui ne va pas dans une règle, un texte ou une réponse. Gardé 90 jours, sans l’expéditeur : n’y mettez ni facture ni donnée personnelle. 20 messages par jour pour une adresse de client.",
    ],
  "The rule that it is about.": ["Die Regel, um die es geht.", "La règle dont il s’agit."],
  "The message was stored": ["Die Nachricht wurde gespeichert", "Le message a été enregistré"],
  "Check a record or a receipt": ["Einen Nachweis oder eine Quittung prüfen", "Vérifier une attestation ou un reçu"],
  "Needs no key, and stores nothing. Sixty a minute for one client address. Takes up to 1 MB and 30,000 values, and with an API key, even a free one, everything that was signed here. The order of fields and white space do not matter. What was signed before the signing key was changed stays authentic while the server knows the old key.":
    [
      "Braucht keinen Schlüssel und speichert nichts. Sechzig in der Minute je Client-Adresse. Bis 1 MB und 30.000 Werte; mit einem API-Schlüssel, auch einem kostenlosen, alles, was hier signiert wurde. Reihenfolge der Felder und Leerraum spielen keine Rolle. Was vor einem Wechsel des Signaturschlüssels signiert wurde, bleibt authentisch, solange der Server den alten kennt.",
      "Sans clé, et rien n’est conservé. Soixante par minute pour une adresse de client. Jusqu’à 1 Mo et 30 000 valeurs ; avec une clé d’API, même gratuite, tout ce qui a été signé ici. L’ordre des champs et les espaces ne comptent pas. Ce qui a été signé avant un changement de la clé de signature reste authentique tant que le serveur connaît l’ancienne.",
    ],
  "A record, or an answer with its receipt.": [
    "Ein Nachweis, oder eine Antwort mit ihrer Quittung.",
    "Une attestation, ou une réponse avec son reçu.",
  ],
  "What the signature says": ["Was die Signatur sagt", "Ce que dit la signature"],
  "Start the purchase of a subscription": ["Den Kauf eines Abonnements beginnen", "Commencer l’achat d’un abonnement"],
  "The key to upgrade is in the bearer header or in the body, and the header wins. The same purchase that is begun again, at once or later, leads to the same page, so that it is never made twice. A fix report needs no key, and comes with one of its own: POST /v1/fix/claim.":
    [
      "Der Schlüssel, der aufgewertet wird, steht im Bearer-Header oder in der Anfrage; der Header geht vor. Derselbe Kauf, noch einmal begonnen, sofort oder später, führt auf dieselbe Seite, sodass er nie zweimal geschieht. Ein Fehlerbericht braucht keinen Schlüssel und bringt einen eigenen mit: POST /v1/fix/claim.",
      "La clé à faire évoluer est dans l’en-tête Bearer ou dans le corps, et l’en-tête l’emporte. Le même achat recommencé, aussitôt ou plus tard, mène à la même page, si bien qu’il n’est jamais fait deux fois. Un rapport de correction ne demande pas de clé et apporte la sienne : POST /v1/fix/claim.",
    ],
  "The key to upgrade; a bearer header wins over it.": [
    "Der Schlüssel, der aufgewertet wird; ein Bearer-Header geht vor.",
    "La clé à faire évoluer ; un en-tête Bearer l’emporte.",
  ],
  "What to buy.": ["Was gekauft wird.", "Ce qui est acheté."],
  "annual makes starter starter_annual, and scale scale_annual.": [
    "annual macht aus starter starter_annual und aus scale scale_annual.",
    "annual change starter en starter_annual, et scale en scale_annual.",
  ],
  "The page on which to pay": ["Die Seite, auf der bezahlt wird", "La page où payer"],
  "The payment provider failed": ["Der Zahlungsdienst hat versagt", "Le prestataire de paiement a échoué"],
  "Say whether purchases are enabled": ["Sagen, ob Käufe möglich sind", "Dire si les achats sont possibles"],
  "405 where they are, 503 where they are not.": [
    "405, wenn sie es sind, 503, wenn nicht.",
    "405 s’ils le sont, 503 sinon.",
  ],
  "Say whether a payment is confirmed": ["Sagen, ob eine Zahlung bestätigt ist", "Dire si un paiement est confirmé"],
  "As the payment provider reported it to this server, whatever page the browser came back to. For 40 days.": [
    "Nach dem, was der Zahlungsdienst diesem Server mitgeteilt hat, und nicht danach, wohin seine Seiten führten. 40 Tage lang.",
    "D’après ce que le prestataire de paiement a communiqué à ce serveur, et non d’après la page où il a mené. Pendant 40 jours.",
  ],
  "The payment's id: transaction_id of the checkout. Anyone who knows it can claim what was bought.": [
    "Die Kennung der Zahlung: transaction_id des Kaufs. Wer sie kennt, kann abrufen, was gekauft wurde.",
    "L’identifiant du paiement : le transaction_id de l’achat. Quiconque le connaît peut réclamer ce qui a été acheté.",
  ],
  "The state of the payment": ["Wie es steht", "Où en est le paiement"],
  "Get a link to manage the subscription of a key": [
    "Einen Link zur Verwaltung des Abonnements eines Schlüssels anfordern",
    "Obtenir un lien pour gérer l’abonnement d’une clé",
  ],
  "The link": ["Der Link", "Le lien"],
  "Claim the key of a fix report that was paid for": [
    "Den Schlüssel eines bezahlten Fehlerberichts abrufen",
    "Réclamer la clé d’un rapport de correction payé",
  ],
  "Ten attempts a day for one client address. The answer shows the key this once.": [
    "Zehn Versuche am Tag je Client-Adresse. Die Antwort zeigt den Schlüssel dieses eine Mal.",
    "Dix essais par jour pour une adresse de client. La réponse montre la clé cette seule fois.",
  ],
  "The key": ["Der Schlüssel", "La clé"],
  "Replace a key": ["Einen Schlüssel ersetzen", "Remplacer une clé"],
  "The key in the header is retired at once. Tier, usage and date of signup stay. Three times a UTC day.": [
    "Der Schlüssel im Header gilt sofort nicht mehr. Tarif, Verbrauch und Anmeldedatum bleiben. Dreimal je Tag (UTC).",
    "La clé de l’en-tête cesse aussitôt d’être valable. La formule, la consommation et la date d’inscription restent. Trois fois par jour UTC.",
  ],
  "The new key; it is shown this once": [
    "Der neue Schlüssel; er wird nur dieses eine Mal gezeigt",
    "La nouvelle clé ; elle n’est montrée que cette fois",
  ],
  "Take an event of the payment provider": [
    "Ein Ereignis des Zahlungsdienstes entgegennehmen",
    "Recevoir un événement du prestataire de paiement",
  ],
  "For Stripe alone: signed with the secret of the webhook, five minutes ago at the most.": [
    "Nur für Stripe: signiert mit dem Geheimnis des Webhooks, vor höchstens fünf Minuten.",
    "Pour Stripe seul : signé avec le secret du webhook, il y a cinq minutes au plus.",
  ],
  "As Stripe signs, over the raw body.": [
    "So, wie Stripe signiert, über die rohe Anfrage.",
    "Comme Stripe signe, sur le corps brut.",
  ],
  "It is noted": ["Es ist vermerkt", "C’est noté"],
  "Read a validation record": ["Einen Prüfnachweis lesen", "Lire une attestation"],
  "Records stay for 365 days. Sixty reads a minute for one client address.": [
    "Nachweise bleiben 365 Tage. Sechzig Abrufe in der Minute je Client-Adresse.",
    "Les attestations restent 365 jours. Soixante lectures par minute pour une adresse de client.",
  ],
  "The record": ["Der Nachweis", "L’attestation"],
  "A validation record as a page": ["Ein Prüfnachweis als Seite", "Une attestation sous forme de page"],
  "The page": ["Die Seite", "La page"],
  "The Postman collection": ["Die Postman-Sammlung", "La collection Postman"],
  "Not changed since the answer whose ETag If-None-Match names": [
    "Unverändert seit der Antwort, deren ETag in If-None-Match steht",
    "Inchangé depuis la réponse dont If-None-Match indique l’ETag",
  ],
  "Whether the service works, and what it can do": [
    "Ob der Dienst läuft, und was er kann",
    "Si le service fonctionne, et ce qu’il sait faire",
  ],
  "It works": ["Er läuft", "Il fonctionne"],
  "The store cannot be written": [
    "In den Speicher kann nicht geschrieben werden",
    "Le stockage n’est pas accessible en écriture",
  ],
  "Engine, rule set, and which release named which rule first": [
    "Engine, Regelwerk, und welche Version welche Regel zuerst nannte",
    "Le moteur, le jeu de règles, et quelle version a nommé quelle règle en premier",
  ],
  "The versions": ["Die Versionen", "Les versions"],
  "The OpenAPI document": ["Das OpenAPI-Dokument", "Le document OpenAPI"],
  "Not a method that is taken here": [
    "Eine Methode, die hier nicht angenommen wird",
    "Une méthode qui n’est pas acceptée ici",
  ],
  "The day whose editions of the rules hold, of those that are carried. The provenance says which were followed, and whether each was in force on that day. Left out, the editions that are in force today.":
    [
      "Der Tag, dessen Ausgaben der Regeln gelten, soweit sie hier geführt werden. Die Herkunftsangabe sagt, welchen gefolgt wurde und ob jede an diesem Tag in Kraft war. Ohne Angabe die Ausgaben, die heute in Kraft sind.",
      "Le jour dont les éditions des règles s’appliquent, parmi celles qui sont disponibles. La provenance dit lesquelles ont été suivies, et si chacune était en vigueur ce jour-là. À défaut, les éditions en vigueur aujourd’hui.",
    ],
  "A repeat within 24 h under the same value, of the same operation on the same body with the same options, is not charged again, in whatever format and language it is asked for. One that asks for a record then gets it.":
    [
      "Eine Wiederholung innerhalb von 24 Stunden mit demselben Wert, also dieselbe Operation mit demselben Inhalt und denselben Optionen, wird nicht noch einmal berechnet, gleich in welchem Format und in welcher Sprache. Verlangt sie zusätzlich einen Nachweis, erhält sie ihn.",
      "Une répétition dans les 24 heures sous la même valeur, de la même opération sur le même corps avec les mêmes options, n’est pas décomptée une seconde fois, quels que soient le format et la langue. Si elle demande en plus une attestation, elle la reçoit.",
    ],
  "What invoices are checked by, by the identifier that they name (BT-24): the editions of the official rules that are carried, from when until when each is in force, and which are published and not carried.":
    [
      "Wonach Rechnungen geprüft werden, je nach der Kennung, die sie nennen (BT-24): die Ausgaben der offiziellen Regeln, die hier geführt werden, von wann bis wann jede in Kraft ist, und welche veröffentlicht sind, aber nicht geführt werden.",
      "Selon quoi les factures sont contrôlées, d’après l’identifiant qu’elles indiquent (BT-24) : les éditions des règles officielles disponibles, depuis quand et jusqu’à quand chacune est en vigueur, et celles qui sont publiées mais non disponibles.",
    ],
};
