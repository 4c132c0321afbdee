/** What the schemas of the OpenAPI document say of themselves and of their fields. */
import type { Prose } from "./row.ts";

export const schemas: Prose = {
  "No finding is fatal. This is neither a promise of acceptance nor advice.": [
    "Kein Befund ist ein Fehler. Das verspricht keine Annahme und ist keine Beratung.",
    "Aucun constat n’est bloquant. Ce n’est ni une promesse d’acceptation ni un conseil.",
  ],
  "From when it is in force.": ["Ab wann sie in Kraft ist.", "À partir de quand elle est en vigueur."],
  "null where it is not carried.": [
    "null, wenn sie hier nicht geführt wird.",
    "null lorsqu’elle n’est pas disponible ici.",
  ],
  "Findings that there are then, and not now.": [
    "Befunde, die es dann gibt und heute nicht.",
    "Les constats qu’il y aura alors, et pas aujourd’hui.",
  ],
  "Findings that there are now, and not then.": [
    "Befunde, die es heute gibt und dann nicht mehr.",
    "Les constats d’aujourd’hui qu’il n’y aura plus alors.",
  ],
  "With next=true only; null where no edition is known that follows.": [
    "Nur mit next=true; null, wenn keine folgende Ausgabe bekannt ist.",
    "Avec next=true seulement ; null lorsqu’aucune édition suivante n’est connue.",
  ],
  "BT-24 as it is written there.": ["BT-24, wie es dort steht.", "Le BT-24 tel qu’il y figure."],
  "What chose the profile.": ["Wonach das Profil gewählt wurde.", "Ce qui a déterminé le profil."],
  "The stable id of the rule; branch on this.": [
    "Die feste Kennung der Regel; verzweigen Sie danach.",
    "L’identifiant stable de la règle ; fiez-vous à lui.",
  ],
  "What it is about: BT and BG numbers.": [
    "Worum es geht: Nummern von BT und BG.",
    "Ce dont il s’agit : numéros BT et BG.",
  ],
  "What is wrong, for people; may be reworded.": [
    "Was nicht stimmt, für Menschen gesagt; der Wortlaut kann sich ändern.",
    "Ce qui ne va pas, dit pour un lecteur ; la formulation peut changer.",
  ],
  "What to do about it.": ["Was zu tun ist.", "Ce qu’il faut faire."],
  "Where the rule looks in XML, whatever the invoice.": [
    "Wo die Regel im XML nachsieht, unabhängig von der Rechnung.",
    "Où la règle regarde dans le XML, quelle que soit la facture.",
  ],
  "The page of the rule.": ["Die Seite der Regel.", "La page de la règle."],
  "What it looks like when it is right.": ["Wie es richtig aussieht.", "À quoi cela ressemble lorsque c’est correct."],
  "Where it is in what was sent.": ["Die Stelle in dem, was gesendet wurde.", "L’endroit dans ce qui a été envoyé."],
  "Where an invoice fails a rule, and what to do.": [
    "Wo eine Rechnung gegen eine Regel verstößt, und was zu tun ist.",
    "Où une facture enfreint une règle, et ce qu’il faut faire.",
  ],
  "The element; of one that is missing, the nearest that is there.": [
    "Das Element; fehlt es, das nächste, das vorhanden ist.",
    "L’élément ; s’il manque, le plus proche de ceux qui sont présents.",
  ],
  "A place in XML that was sent.": ["Eine Stelle im gesendeten XML.", "Un endroit dans le XML envoyé."],
  "A JSON Pointer (RFC 6901).": ["Ein JSON Pointer (RFC 6901).", "Un JSON Pointer (RFC 6901)."],
  "Why nothing was made, and what to do.": [
    "Warum nichts entstanden ist und was zu tun ist.",
    "Pourquoi rien n’a été produit, et que faire.",
  ],
  "From 1; null where it is of the whole file.": [
    "Ab 1; null, wenn es die ganze Datei betrifft.",
    "À partir de 1 ; null s’il s’agit de tout le fichier.",
  ],
  "Why the PDF cannot be PDF/A-3.": [
    "Warum das PDF kein PDF/A-3 werden kann.",
    "Pourquoi le PDF ne peut pas devenir du PDF/A-3.",
  ],
  "What the pages state.": ["Was auf den Seiten steht.", "Ce que les pages indiquent."],
  "What the XML states.": ["Was im XML steht.", "Ce que le XML indique."],
  "The PDF that people read.": ["Das PDF, das Menschen lesen.", "Le PDF que l’on lit."],
  "The invoice in CII.": ["Die Rechnung in CII.", "La facture en CII."],
  "What is stated there, of findings on a PDF.": [
    "Was dort steht, bei Meldungen zu einem PDF.",
    "Ce qui y figure, pour les constats sur un PDF.",
  ],
  "What is required instead, of findings on a PDF.": [
    "Was stattdessen verlangt ist, bei Meldungen zu einem PDF.",
    "Ce qui est exigé à la place, pour les constats sur un PDF.",
  ],
  "Names below the catalog of the PDF.": [
    "Namen unterhalb des Katalogs des PDF.",
    "Des noms sous le catalogue du PDF.",
  ],
  "A place in the PDF around an invoice.": [
    "Eine Stelle im PDF um eine Rechnung.",
    "Un endroit dans le PDF autour d’une facture.",
  ],
  "A place in JSON that was sent.": ["Eine Stelle im gesendeten JSON.", "Un endroit dans le JSON envoyé."],
  "strict gives exactly the verdict of the official validators.": [
    "strict gibt genau das Urteil der offiziellen Validatoren.",
    "strict donne exactement le verdict des validateurs officiels.",
  ],
  "The day that was asked for, where one was.": [
    "Der Tag, nach dem gefragt wurde, falls einer genannt war.",
    "Le jour demandé, s’il y en a un.",
  ],
  "Families of rules that did not run, and that the verdict is silent on.": [
    "Familien von Regeln, die nicht liefen und zu denen das Urteil nichts sagt.",
    "Les familles de règles qui n’ont pas été exécutées et sur lesquelles le verdict ne dit rien.",
  ],
  "What checked the invoice, against which rules, and against which not.": [
    "Was die Rechnung geprüft hat, nach welchen Regeln und nach welchen nicht.",
    "Ce qui a contrôlé la facture, selon quelles règles, et selon lesquelles non.",
  ],
  "The last comparison with the reference validator; null while none.": [
    "Der letzte Vergleich mit dem Referenzvalidator; null, solange es keinen gibt.",
    "La dernière comparaison avec le validateur de référence ; null tant qu’il n’y en a pas.",
  ],
  "An edition that a verdict followed.": [
    "Eine Ausgabe, der ein Urteil gefolgt ist.",
    "Une édition que le verdict a suivie.",
  ],
  "On the day of as_of, where that was asked for.": [
    "Am Tag von as_of, wenn danach gefragt wurde.",
    "Au jour d’as_of, s’il a été demandé.",
  ],
  "The day or month from which it is in force; null where none is named.": [
    "Der Tag oder Monat, ab dem sie in Kraft ist; null, wenn keiner genannt ist.",
    "Le jour ou le mois à partir duquel elle est en vigueur ; null lorsqu’aucun n’est indiqué.",
  ],
  "From when the next edition is in force; null if there is none.": [
    "Ab wann die nächste Ausgabe in Kraft ist; null, solange es keine gibt.",
    "À partir de quand l’édition suivante est en vigueur ; null tant qu’il n’y en a pas.",
  ],
  "An edition of an official rule set.": [
    "Eine Ausgabe eines offiziellen Regelwerks.",
    "Une édition d’un jeu de règles officiel.",
  ],
  "The rules and their version.": ["Die Regeln und ihre Version.", "Les règles et leur version."],
  "What checked or read the invoice.": [
    "Womit die Rechnung geprüft oder gelesen wurde.",
    "Ce qui a contrôlé ou lu la facture.",
  ],
  "All that were found.": ["Alle, die gefunden wurden.", "Tous ceux qui ont été trouvés."],
  "Those in this answer.": ["Die in dieser Antwort.", "Ceux de cette réponse."],
  "As many as an answer has at most.": [
    "So viele, wie eine Antwort höchstens enthält.",
    "Le nombre maximal dans une réponse.",
  ],
  "Present when something was cut; valid is of the whole document.": [
    "Vorhanden, wenn etwas weggelassen wurde; valid gilt für das ganze Dokument.",
    "Présent lorsque quelque chose a été omis ; valid porte sur tout le document.",
  ],
  "What the official validators would say, in numbers of findings: with official=true only.": [
    "Was die offiziellen Validatoren sagen würden, als Zahl der Befunde: nur mit official=true.",
    "Ce que diraient les validateurs officiels, en nombre de constats : avec official=true seulement.",
  ],
  "The record as a page.": ["Der Nachweis als Seite.", "L’attestation sous forme de page."],
  "The record as JSON.": ["Der Nachweis als JSON.", "L’attestation en JSON."],
  "Where a stored record is; anyone who knows the id can read it.": [
    "Wo ein gespeicherter Nachweis liegt; lesen kann ihn jeder, der die Kennung kennt.",
    "Où se trouve une attestation conservée ; quiconque connaît l’identifiant peut la lire.",
  ],
  "With a PDF only: the file inside that was read, and what it is to the PDF (AFRelationship).": [
    "Nur bei einem PDF: die Datei darin, die gelesen wurde, und was sie für das PDF ist (AFRelationship).",
    "Pour un PDF seulement : le fichier lu à l’intérieur, et ce qu’il est pour le PDF (AFRelationship).",
  ],
  "With XML only, as are the next four fields.": [
    "Nur bei XML, wie auch die nächsten vier Felder.",
    "Pour du XML seulement, de même que les quatre champs suivants.",
  ],
  "Elements with content that no business term holds.": [
    "Elemente mit Inhalt, zu denen kein Geschäftsbegriff gehört.",
    "Les éléments dont le contenu ne correspond à aucun terme métier.",
  ],
  "The stable code; branch on this.": ["Der feste Code; verzweigen Sie danach.", "Le code stable ; fiez-vous à lui."],
  "For people; may be reworded.": [
    "Für Menschen; der Wortlaut kann sich ändern.",
    "Pour un lecteur ; la formulation peut changer.",
  ],
  "What the page of errors says of the code.": [
    "Was die Seite der Fehlercodes zu diesem Code sagt.",
    "Ce que la page des codes d’erreur dit de ce code.",
  ],
  "What every answer that is no success holds, but 422, which holds a verdict.": [
    "Was jede Antwort enthält, die kein Erfolg ist; nur 422 enthält ein Urteil.",
    "Ce que contient toute réponse qui n’est pas un succès, sauf 422, qui contient un verdict.",
  ],
  "What a file on the command line was taken out of; over HTTP a transport envelope is refused.": [
    "Woraus eine Datei auf der Kommandozeile entnommen wurde; über HTTP wird ein Transportumschlag abgewiesen.",
    "Ce dont un fichier a été extrait en ligne de commande ; par HTTP, une enveloppe de transport est refusée.",
  ],
  "The invoice in the model of InvoiceInput; what the document does not state is left out.": [
    "Die Rechnung im Modell von InvoiceInput; was das Dokument nicht angibt, fehlt.",
    "La facture dans le modèle d’InvoiceInput ; ce que le document n’indique pas est absent.",
  ],
  "What the file is to the PDF (AFRelationship); null where that is not said.": [
    "Was die Datei für das PDF ist (AFRelationship); null, wenn das nicht angegeben ist.",
    "Ce que le fichier est pour le PDF (AFRelationship) ; null lorsque ce n’est pas indiqué.",
  ],
  "The document, whatever encoding it has in the PDF.": [
    "Das Dokument, in welcher Kodierung auch immer es im PDF steht.",
    "Le document, quel que soit son encodage dans le PDF.",
  ],
  "null where the file cannot be unpacked, as is `sha256`.": [
    "null, wenn sich die Datei nicht entpacken lässt; ebenso `sha256`.",
    "null lorsque le fichier ne peut pas être décompressé, de même que `sha256`.",
  ],
  "The e-invoice inside of a PDF, and all files that are attached to it.": [
    "Die E-Rechnung in einem PDF und alle Dateien, die an ihm hängen.",
    "La facture électronique contenue dans un PDF, et tous les fichiers qui y sont joints.",
  ],
  "The document.": ["Das Dokument.", "Le document."],
  "The verdict that keeps an invoice from being written, with patches.": [
    "Das Urteil, dessentwegen eine Rechnung nicht geschrieben wird, mit Patches.",
    "Le verdict qui empêche d’écrire une facture, avec des correctifs.",
  ],
  "What repairs it, where that is mechanical: a JSON Patch (RFC 6902). Findings of one cause share it.": [
    "Was ihn behebt, wenn das mechanisch geht: ein JSON Patch (RFC 6902). Befunde mit einer Ursache teilen sich einen.",
    "Ce qui le corrige, lorsque c’est mécanique : un JSON Patch (RFC 6902). Les constats d’une même cause partagent le même.",
  ],
  "The patch changes what is owed, or what something is: apply it only where somebody agrees to it.": [
    "Der Patch ändert, was geschuldet wird oder was etwas ist: Wenden Sie ihn nur an, wenn jemand zustimmt.",
    "Le correctif change ce qui est dû, ou ce qu’est une chose : ne l’appliquez que si quelqu’un y consent.",
  ],
  "Where an invoice fails a rule, and what to do, with a patch.": [
    "Wo eine Rechnung gegen eine Regel verstößt, und was zu tun ist, mit Patch.",
    "Où une facture enfreint une règle, et ce qu’il faut faire, avec un correctif.",
  ],
  "A JSON Pointer (RFC 6901) into the model.": [
    "Ein JSON Pointer (RFC 6901) in das Modell.",
    "Un JSON Pointer (RFC 6901) dans le modèle.",
  ],
  "Of add and replace; numbers are texts, with all their digits.": [
    "Bei add und replace; Zahlen sind Texte mit allen ihren Ziffern.",
    "Pour add et replace ; les nombres sont des textes, avec tous leurs chiffres.",
  ],
  "Of move.": ["Bei move.", "Pour move."],
  "An operation of a JSON Patch (RFC 6902).": [
    "Eine Operation eines JSON Patch (RFC 6902).",
    "Une opération d’un JSON Patch (RFC 6902).",
  ],
  "The one that the causes are by: what the invoice asks for.": [
    "Das Profil, nach dem die Ursachen bestimmt sind: das, was die Rechnung verlangt.",
    "Celui selon lequel les causes sont établies : ce que la facture demande.",
  ],
  "In the order in which to repair them; every finding, warnings too, is in exactly one.": [
    "In der Reihenfolge, in der sie zu beheben sind; jeder Befund, auch jede Warnung, steht in genau einer.",
    "Dans l’ordre où les corriger ; chaque constat, avertissements compris, figure dans une seule.",
  ],
  "Trying repairs takes a budget of work, counted by the size of the invoice and its findings, and it was used up: causes may still have one root, and a repair may be missing. Diagnosed again after these repairs, it says more.":
    [
      "Korrekturen auszuprobieren hat ein Budget, das sich nach der Größe der Rechnung und der Zahl ihrer Befunde richtet, und es war aufgebraucht: Mehrere Ursachen können noch einen gemeinsamen Ursprung haben, und eine Korrektur kann fehlen. Nach diesen Korrekturen sagt eine neue Diagnose mehr.",
      "L’essai des corrections dispose d’un budget fixé selon la taille de la facture et le nombre de constats, et il est épuisé : des causes peuvent encore avoir une même origine, et une correction peut manquer. Après ces corrections, un nouveau diagnostic en dira plus.",
    ],
  "How many findings are fatal.": ["Wie viele Befunde Fehler sind.", "Combien de constats sont bloquants."],
  "Whether the official validators would call it valid.": [
    "Ob die offiziellen Validatoren sie gültig nennen würden.",
    "Si les validateurs officiels la diraient valide.",
  ],
  "What one profile says of the invoice.": [
    "Was ein Profil zu der Rechnung sagt.",
    "Ce qu’un profil dit de la facture.",
  ],
  "The same for the same cause of the same document: the rule that leads, and the place.": [
    "Gleich bei gleicher Ursache im gleichen Dokument: die führende Regel und die Stelle.",
    "Identique pour la même cause du même document : la règle principale et l’endroit.",
  ],
  "What is wrong, with the business term and its number.": [
    "Was nicht stimmt, mit Geschäftsbegriff und Nummer.",
    "Ce qui ne va pas, avec le terme métier et son numéro.",
  ],
  "Why these findings are taken to have one root.": [
    "Woran zu erkennen war, dass diese Befunde einen gemeinsamen Ursprung haben.",
    "À quoi l’on voit que ces constats ont une même origine.",
  ],
  "Where the root is in what was sent, or what is nearest to it.": [
    "Wo der Ursprung im Gesendeten liegt, oder was ihm am nächsten ist.",
    "Où se trouve l’origine dans ce qui a été envoyé, ou ce qui en est le plus proche.",
  ],
  "What repairs it, on the JSON model: of XML, on what /v1/parse gives as invoice. It was tried: nothing fatal is new with it. null where several repairs fit, or only the author can tell.":
    [
      "Was sie behebt, bezogen auf das JSON-Modell: bei XML auf das, was /v1/parse als invoice ergibt. Es wurde ausprobiert: Kein neuer Fehler kommt hinzu. null, wenn mehrere Korrekturen passen oder nur der Verfasser es wissen kann.",
      "Ce qui la corrige, dans le modèle JSON : pour du XML, dans ce que /v1/parse donne comme invoice. La correction a été essayée : aucun nouveau constat bloquant n’apparaît. null lorsque plusieurs corrections conviennent, ou que seul l’auteur peut savoir.",
    ],
  "The patch changes what is owed, or what something is: it is applied only where somebody agrees to it.": [
    "Der Patch ändert, was geschuldet wird oder was etwas ist: Er wird nur angewandt, wenn jemand zustimmt.",
    "Le correctif change ce qui est dû, ou ce qu’est une chose : il n’est appliqué que si quelqu’un y consent.",
  ],
  "Where several repairs fit, and nobody but the author can tell which: the likelier first.": [
    "Wenn mehrere Korrekturen passen und nur der Verfasser weiß, welche: die wahrscheinlichste zuerst.",
    "Lorsque plusieurs corrections conviennent et que seul l’auteur peut savoir laquelle : la plus probable d’abord.",
  ],
  "Findings with one root.": ["Befunde mit einem gemeinsamen Ursprung.", "Des constats qui ont une même origine."],
  "Worked out from what a repair touches. form: the same meaning, written as the rules ask; derived: one amount that follows from the others, and nothing that is owed changes: both are applied unasked. owed: it changes what is payable, the tax, a category, rate, quantity, price, party, account, date or identifier, and needs consent. open: it needs an answer.":
    [
      "Ergibt sich daraus, was eine Korrektur berührt. form: dieselbe Bedeutung, geschrieben, wie die Regeln es verlangen; derived: ein Betrag, der aus den anderen folgt, ohne dass sich ändert, was geschuldet wird: Beide werden ungefragt angewandt. owed: ändert Zahlbetrag, Steuer, Kategorie, Satz, Menge, Preis, Partei, Konto, Datum oder Kennung und braucht Zustimmung. open: braucht eine Antwort.",
      "Déterminé par ce que la correction touche. form : le même sens, écrit comme les règles le demandent ; derived : un montant qui découle des autres, sans que rien de dû ne change : les deux sont appliquées d’office. owed : change le montant à payer, la taxe, une catégorie, un taux, une quantité, un prix, une partie, un compte, une date ou un identifiant, et demande un accord. open : demande une réponse.",
    ],
  "The value in the model.": ["Der Wert im Modell.", "La valeur dans le modèle."],
  "null if there is none.": ["null, wenn es keinen gibt.", "null lorsqu’il n’y en a pas."],
  "null where it is taken away.": ["null, wenn er entfernt wird.", "null lorsqu’elle est retirée."],
  "One value before and after a patch.": [
    "Ein Wert vor und nach einem Patch.",
    "Une valeur avant et après un correctif.",
  ],
  "What it changes.": ["Was sie ändert.", "Ce qu’elle change."],
  "Why it may be this one.": ["Warum es diese sein kann.", "Pourquoi ce peut être celle-ci."],
  "One of several repairs of a cause.": [
    "Eine von mehreren Korrekturen einer Ursache.",
    "L’une des corrections possibles d’une cause.",
  ],
  "The amount due for payment (BT-115), before and after.": [
    "Der Zahlbetrag (BT-115), vorher und nachher.",
    "Le montant à payer (BT-115), avant et après.",
  ],
  "The question.": ["Die Frage.", "La question."],
  "Who knows the answer.": ["Wer die Antwort kennt.", "Qui connaît la réponse."],
  "What only the author of the invoice, or the buyer, can answer.": [
    "Was nur der Verfasser der Rechnung oder der Käufer beantworten kann.",
    "Ce que seul l’auteur de la facture, ou l’acheteur, peut dire.",
  ],
  "Causes with a patch. All of them are applied for this verdict, in their order.": [
    "Ursachen mit Patch. Für dieses Urteil werden alle angewandt, in ihrer Reihenfolge.",
    "Les causes avec correctif. Pour ce verdict, tous sont appliqués, dans leur ordre.",
  ],
  "Causes that are the author's to decide: without a patch, and not repaired in the XML text, as the order of elements is.":
    [
      "Ursachen, über die der Verfasser entscheiden muss: ohne Patch, und nicht im Text des XML zu beheben, wie es die Reihenfolge der Elemente ist.",
      "Les causes dont l’auteur doit décider : sans correctif, et qui ne se corrigent pas dans le texte du XML, comme l’ordre des éléments.",
    ],
  "What becomes of the invoice with all patches.": [
    "Was mit allen Patches aus der Rechnung wird.",
    "Ce que devient la facture avec tous les correctifs.",
  ],
  "Of the canonical JSON (RFC 8785) of the answer without its receipt.": [
    "Über das kanonische JSON (RFC 8785) der Antwort ohne ihre Quittung.",
    "Sur le JSON canonique (RFC 8785) de la réponse sans son reçu.",
  ],
  "What the receipt attests, and what it does not.": [
    "Was die Quittung bestätigt, und was nicht.",
    "Ce que le reçu atteste, et ce qu’il n’atteste pas.",
  ],
  "Of a diagnosis or a repair: the fingerprint of the document that was sent.": [
    "Bei Diagnose und Korrektur: der Fingerabdruck des gesendeten Dokuments.",
    "Pour un diagnostic ou une correction : l’empreinte du document envoyé.",
  ],
  "HMAC-SHA-256 over the canonical JSON of the whole answer but this field. POST /v1/records/verify checks it.": [
    "HMAC-SHA-256 über das kanonische JSON der ganzen Antwort ohne dieses Feld. POST /v1/records/verify prüft sie.",
    "HMAC-SHA-256 sur le JSON canonique de toute la réponse sauf ce champ. POST /v1/records/verify la vérifie.",
  ],
  "The server has no signing key.": [
    "Der Server hat keinen Schlüssel zum Signieren.",
    "Le serveur n’a pas de clé de signature.",
  ],
  "Signed, or explicitly unsigned. Nothing of what it is for is stored.": [
    "Signiert oder ausdrücklich nicht signiert. Von dem, was sie betrifft, wird nichts gespeichert.",
    "Signé, ou expressément non signé. Rien de ce qu’il atteste n’est conservé.",
  ],
  "The repaired document, or what was sent where nothing was repaired: of XML its text, of a PDF base64.": [
    "Das korrigierte Dokument, oder das gesendete, wenn nichts zu korrigieren war: bei XML sein Text, bei PDF base64.",
    "Le document corrigé, ou celui qui a été envoyé si rien n’a été corrigé : le texte pour du XML, base64 pour un PDF.",
  ],
  "What is for somebody to decide. Accept its id or that of a choice.": [
    "Was jemand entscheiden muss. Zustimmen kann man mit seiner Kennung oder der einer Auswahl.",
    "Ce que quelqu’un doit décider. On consent par son identifiant ou par celui d’un choix.",
  ],
  "BT-5, as it is now.": ["BT-5, wie es jetzt ist.", "Le BT-5, tel qu’il est maintenant."],
  "With a PDF only: that it has the repaired XML inside, or that it stays as it is, and why.": [
    "Nur bei einem PDF: dass das korrigierte XML darin liegt, oder dass es bleibt, wie es ist, und warum.",
    "Pour un PDF seulement : qu’il contient le XML corrigé, ou qu’il reste tel quel, et pourquoi.",
  ],
  "With a PDF that stays as it is: why. Then `document` is the repaired XML, to be kept beside it.": [
    "Nur bei einem PDF, das bleibt, wie es ist: warum. Dann ist `document` das korrigierte XML, das daneben aufzubewahren ist.",
    "Pour un PDF qui reste tel quel : pourquoi. `document` est alors le XML corrigé, à conserver à côté.",
  ],
  "What was wrong; of an answer, where it was written.": [
    "Was nicht stimmte; bei einer Antwort, wohin sie geschrieben wurde.",
    "Ce qui n’allait pas ; pour une réponse, où elle a été écrite.",
  ],
  "`location` is where it stood in the XML; null in JSON, whose pointer says it, and for what was not there.": [
    "`location` ist, wo es im XML stand; null bei JSON, wo es der Zeiger sagt, und bei dem, was nicht da war.",
    "`location` dit où cela se trouvait dans le XML ; null en JSON, où le pointeur le dit, et pour ce qui n’y était pas.",
  ],
  "What is wrong.": ["Was nicht stimmt.", "Ce qui ne va pas."],
  "Why it was left alone.": ["Warum nichts daran geändert wurde.", "Pourquoi rien n’y a été changé."],
  "What its repair would change, where there is one.": [
    "Was die Korrektur ändern würde, wenn es eine gibt.",
    "Ce que changerait la correction, s’il y en a une.",
  ],
  "Where several repairs fit: the likelier first.": [
    "Wenn mehrere Korrekturen passen: die wahrscheinlichste zuerst.",
    "Lorsque plusieurs corrections conviennent : la plus probable d’abord.",
  ],
  "A verdict in numbers, and whether the official validators would call the document valid.": [
    "Ein Urteil in Zahlen, und ob die offiziellen Validatoren das Dokument gültig nennen würden.",
    "Un verdict en chiffres, et si les validateurs officiels diraient le document valide.",
  ],
  "The fingerprint of the repaired document, in the encoding it came in.": [
    "Der Fingerabdruck des korrigierten Dokuments, in der Kodierung, in der es kam.",
    "L’empreinte du document corrigé, dans l’encodage où il est arrivé.",
  ],
  "What is due before and after, in a sentence.": [
    "Der Zahlbetrag vorher und nachher, in einem Satz.",
    "Le montant à payer avant et après, en une phrase.",
  ],
  "The document as a text: XML, or an invoice in JSON. An invoice has no field of this name.": [
    "Das Dokument als Text: XML oder eine Rechnung in JSON. Eine Rechnung hat kein Feld dieses Namens.",
    "Le document sous forme de texte : du XML, ou une facture en JSON. Une facture n’a pas de champ de ce nom.",
  ],
  "As the parameter `accept`, and in addition to it.": [
    "Wie der Parameter `accept`, und zusätzlich zu ihm.",
    "Comme le paramètre `accept`, et en plus de lui.",
  ],
  "A document, with what its sender decides.": [
    "Ein Dokument mit dem, was sein Absender entscheidet.",
    "Un document, avec ce que son expéditeur décide.",
  ],
  "Its id.": ["Ihre Kennung.", "Son identifiant."],
  "The business terms that it is about.": [
    "Die Geschäftsbegriffe, um die es geht.",
    "Les termes métier dont il s’agit.",
  ],
  "What it requires of an invoice.": ["Was sie von einer Rechnung verlangt.", "Ce qu’elle exige d’une facture."],
  "How to satisfy it.": ["Wie man sie erfüllt.", "Comment la satisfaire."],
  "Where the rule looks in UBL.": ["Wo die Regel in UBL nachsieht.", "Où la règle regarde en UBL."],
  "What in software usually makes it fail, the most frequent first.": [
    "Warum Software sie gewöhnlich verletzt, das Häufigste zuerst.",
    "Pourquoi un logiciel l’enfreint d’ordinaire, le plus fréquent d’abord.",
  ],
  "Where its first term is in JSON, and in XML below the root.": [
    "Wo ihr erster Begriff in JSON steht, und im XML unterhalb der Wurzel.",
    "Où se trouve son premier terme en JSON, et en XML sous la racine.",
  ],
  "Its page.": ["Ihre Seite.", "Sa page."],
  "The name of these rules here.": ["Was hier für diese Regeln steht.", "Ce qui représente ces règles ici."],
  "What its invoices name in BT-24.": [
    "Was ihre Rechnungen in BT-24 nennen.",
    "Ce que leurs factures indiquent en BT-24.",
  ],
  "What they name in BT-23, where only some are checked by it.": [
    "Was sie in BT-23 nennen, wenn nur einige danach geprüft werden.",
    "Ce qu’elles indiquent en BT-23, lorsque certaines seulement sont contrôlées ainsi.",
  ],
  "Those that strict mode follows; the last is the set's own.": [
    "Die, denen der strenge Modus folgt; die letzte ist die des Regelwerks selbst.",
    "Celles que suit le mode strict ; la dernière est celle du jeu de règles lui-même.",
  ],
  "in_force; ended: a later edition is in force, and not carried yet; coming: not in force yet.": [
    "in_force: in Kraft; ended: Eine spätere Ausgabe ist in Kraft und hier noch nicht geführt; coming: noch nicht in Kraft.",
    "in_force : en vigueur ; ended : une édition ultérieure est en vigueur et pas encore disponible ici ; coming : pas encore en vigueur.",
  ],
  "What invoices with an identifier are checked by.": [
    "Wonach Rechnungen mit einer Kennung geprüft werden.",
    "Selon quoi sont contrôlées les factures qui portent un identifiant.",
  ],
  "Shown this once.": ["Wird nur dieses eine Mal gezeigt.", "N’est montrée que cette fois."],
  "Documents a month.": ["Dokumente im Monat.", "Documents par mois."],
  "Documents this month.": ["Dokumente in diesem Monat.", "Documents ce mois-ci."],
  "The last payment failed.": ["Die letzte Zahlung schlug fehl.", "Le dernier paiement a échoué."],
  "Of unavailable: what became of the question; else null.": [
    "Bei unavailable: was aus der Anfrage wurde; sonst null.",
    "Pour unavailable : ce que la question est devenue ; sinon null.",
  ],
  "The code of the scheme, such as 0204.": [
    "Der Code des Schemas, zum Beispiel 0204.",
    "Le code du schéma, par exemple 0204.",
  ],
  "The server that has the metadata.": [
    "Der Server, der die Metadaten hat.",
    "Le serveur qui détient les métadonnées.",
  ],
  "In words.": ["In Worten.", "En toutes lettres."],
  "Those of billing, or the one that was asked for, with each of their endpoints.": [
    "Die für Rechnungen, oder die eine, nach der gefragt wurde, mit allen ihren Endpunkten.",
    "Ceux de la facturation, ou celui qui a été demandé, avec chacun de leurs points d’accès.",
  ],
  "By the billing document types whose endpoints are in force.": [
    "Nach den Dokumentarten für Rechnungen, deren Endpunkte in Kraft sind.",
    "Selon les types de documents de facturation dont les points d’accès sont en vigueur.",
  ],
  "How documents are sent, such as peppol-transport-as4-v2_0.": [
    "Wie Dokumente gesendet werden, zum Beispiel peppol-transport-as4-v2_0.",
    "Comment les documents sont envoyés, par exemple peppol-transport-as4-v2_0.",
  ],
  "The subject of the access point's certificate.": [
    "Der Inhaber des Zertifikats des Access Points.",
    "Le sujet du certificat du point d’accès.",
  ],
  "What the access point is called, where it says so.": [
    "Wie der Access Point heißt, wenn er es angibt.",
    "Le nom du point d’accès, s’il l’indique.",
  ],
  "Method and URL, or the DNS question.": [
    "Methode und URL, oder die DNS-Anfrage.",
    "La méthode et l’URL, ou la question DNS.",
  ],
  "Of the raw answer.": ["Über die rohe Antwort.", "Sur la réponse brute."],
  "Since when the answer has been kept, for at most ten minutes; null if it was requested just now.": [
    "Seit wann die Antwort aufbewahrt war, höchstens zehn Minuten; null, wenn neu gefragt wurde.",
    "Depuis quand la réponse était gardée, dix minutes au plus ; null si la question a été posée à nouveau.",
  ],
  "Of a metadata server of Peppol: what it answers is signed, and that signature is not verified here.": [
    "Bei einem Metadatenserver von Peppol: Seine Antworten sind signiert, und diese Signatur wird hier nicht geprüft.",
    "Pour un serveur de métadonnées Peppol : ses réponses sont signées, et cette signature n’est pas vérifiée ici.",
  ],
  "An answer of a provider that the result rests on.": [
    "Die Antwort einer Auskunftsstelle, auf der das Ergebnis beruht.",
    "La réponse d’une source sur laquelle repose le résultat.",
  ],
  "Of invalid: format, check_digits, or not_in_vies, which says nothing about the number itself; null where VIES says so. Of unavailable: what VIES calls it, such as MS_UNAVAILABLE, or what became of the connection.":
    [
      "Bei invalid: format, check_digits oder not_in_vies, das über die Nummer selbst nichts sagt; null, wenn VIES es sagt. Bei unavailable: wie VIES es nennt, zum Beispiel MS_UNAVAILABLE, oder was aus der Verbindung wurde.",
      "Pour invalid : format, check_digits, ou not_in_vies, qui ne dit rien du numéro lui-même ; null lorsque VIES le dit. Pour unavailable : le nom que VIES lui donne, par exemple MS_UNAVAILABLE, ou ce que la connexion est devenue.",
    ],
  "In capital letters, without spaces, dots and hyphens.": [
    "In Großbuchstaben, ohne Leerzeichen, Punkte und Bindestriche.",
    "En majuscules, sans espaces, points ni tirets.",
  ],
  "The prefix: EL is Greece, XI Northern Ireland.": [
    "Das Präfix: EL ist Griechenland, XI Nordirland.",
    "Le préfixe : EL est la Grèce, XI l’Irlande du Nord.",
  ],
  "That the requester asked; with requester_vat_id only.": [
    "Dass der Anfragende gefragt hat; nur mit requester_vat_id.",
    "Que le demandeur a posé la question ; avec requester_vat_id seulement.",
  ],
  "Of the country that was asked for, else of VIES itself.": [
    "Für das Land, nach dem gefragt wurde, sonst für VIES selbst.",
    "Du pays demandé, sinon de VIES lui-même.",
  ],
  "Where nobody could be asked: what became of the question.": [
    "Wenn niemand gefragt werden konnte: was aus der Anfrage wurde.",
    "Lorsque personne n’a pu être interrogé : ce que la question est devenue.",
  ],
  "By the prefixes of VAT identifiers: EL is Greece, XI Northern Ireland. unknown: VIES does not watch it.": [
    "Nach den Präfixen der USt-IdNr.: EL ist Griechenland, XI Nordirland. unknown: VIES überwacht das Land nicht.",
    "Selon les préfixes des numéros de TVA : EL est la Grèce, XI l’Irlande du Nord. unknown : VIES ne le surveille pas.",
  ],
  "Of invalid: format or check_digits; nobody was asked. Of unavailable: what became of the question.": [
    "Bei invalid: format oder check_digits; niemand wurde gefragt. Bei unavailable: was aus der Anfrage wurde.",
    "Pour invalid : format ou check_digits ; personne n’a été interrogé. Pour unavailable : ce que la question est devenue.",
  ],
  "What the query was taken for.": ["Wofür die Anfrage gehalten wurde.", "Ce pour quoi la demande a été prise."],
  "Companies that match; at most five are listed.": [
    "Passende Unternehmen; höchstens fünf werden genannt.",
    "Les entreprises qui correspondent ; cinq au plus sont citées.",
  ],
  "By INSEE: small and medium, intermediate, large; null where it is not public.": [
    "Nach INSEE: kleine und mittlere, mittelgroße, große; null, wenn es nicht öffentlich ist.",
    "Selon l’INSEE : PME, ETI, grande entreprise ; null lorsque ce n’est pas public.",
  ],
  "As it follows from the SIREN. Whether it was given out, VIES says.": [
    "Wie sie aus der SIREN folgt. Ob sie vergeben wurde, sagt VIES.",
    "Tel qu’il découle du SIREN. S’il a été attribué, VIES le dit.",
  ],
  "The one that was asked for by its SIRET, else the head office.": [
    "Die Niederlassung, nach deren SIRET gefragt wurde, sonst der Hauptsitz.",
    "L’établissement demandé par son SIRET, sinon le siège.",
  ],
  "Receive e-invoices; issue them; report sales to consumers and abroad, and payments.": [
    "E-Rechnungen empfangen; ausstellen; Verkäufe an Verbraucher und ins Ausland sowie Zahlungen melden.",
    "Recevoir des factures électroniques ; en émettre ; déclarer les ventes aux particuliers et à l’étranger, et les paiements.",
  ],
  "null where the size class is not public.": [
    "null, wenn die Größenklasse nicht öffentlich ist.",
    "null lorsque la catégorie de taille n’est pas publique.",
  ],
  "None of a company that ceased.": [
    "Keine bei einem Unternehmen, das es nicht mehr gibt.",
    "Aucune pour une entreprise cessée.",
  ],
  "The day that the list speaks of.": ["Der Tag, auf den sich die Liste bezieht.", "Le jour dont parle la liste."],
  "Where the list was taken from.": ["Woher die Liste stammt.", "D’où vient la liste."],
  "Where the tax authority publishes its list, and what was reported of it since.": [
    "Wo die Steuerverwaltung ihre Liste veröffentlicht, und was seither darüber berichtet wurde.",
    "Où l’administration fiscale publie sa liste, et ce qui en a été rapporté depuis.",
  ],
  "Whether the snapshot has as many platforms as were last reported of the official list.": [
    "Ob die Momentaufnahme so viele Plattformen enthält, wie zuletzt von der offiziellen Liste berichtet wurden.",
    "Si l’instantané compte autant de plateformes que la liste officielle en avait selon le dernier rapport.",
  ],
  "unknown_here: nothing in the snapshot matches. That does not say that the platform is not approved.": [
    "unknown_here: Nichts in der Momentaufnahme passt. Das heißt nicht, dass die Plattform nicht zugelassen ist.",
    "unknown_here : rien ne correspond dans l’instantané. Cela ne dit pas que la plateforme n’est pas agréée.",
  ],
  "Platforms in the snapshot that match.": [
    "Passende Plattformen in der Momentaufnahme.",
    "Les plateformes de l’instantané qui correspondent.",
  ],
  "Identifies the message, in case you want to refer to it.": [
    "Benennt die Nachricht, falls Sie sich auf sie beziehen möchten.",
    "Désigne le message, si vous voulez y faire référence.",
  ],
  "authentic: signed here, and unaltered. altered: not as it was when it was signed. unsigned: nobody can tell. unknown_key: signed with a key that this server does not have.":
    [
      "authentic: hier signiert und unverändert. altered: nicht so, wie es signiert wurde. unsigned: Niemand kann es sagen. unknown_key: mit einem Schlüssel signiert, den dieser Server nicht hat.",
      "authentic : signé ici, et intact. altered : différent de ce qui a été signé. unsigned : personne ne peut le dire. unknown_key : signé avec une clé que ce serveur n’a pas.",
    ],
  "The key that signed it; of unknown_key, the one it names.": [
    "Der Schlüssel, der es signiert hat; bei unknown_key der, den es nennt.",
    "La clé qui l’a signé ; pour unknown_key, celle qu’il indique.",
  ],
  "When it was made; null unless it is authentic.": [
    "Wann es entstand; null, wenn es nicht authentisch ist.",
    "Quand il a été établi ; null s’il n’est pas authentique.",
  ],
  "Where to pay: send the customer there. It is open for 23 hours.": [
    "Wo bezahlt wird: Leiten Sie den Kunden dorthin. Die Seite ist 23 Stunden offen.",
    "Où payer : envoyez-y le client. La page reste ouverte 23 heures.",
  ],
  "What a fix report is claimed with: a credential.": [
    "Womit ein Fehlerbericht abgerufen wird: ein Geheimnis.",
    "Ce avec quoi un rapport de correction est réclamé : un secret.",
  ],
  "Where to ask for a link to manage the subscription.": [
    "Wo es den Link zur Verwaltung des Abonnements gibt.",
    "Où demander le lien pour gérer l’abonnement.",
  ],
  "done: the payment is confirmed, and for a subscription its allowance applies.": [
    "done: Die Zahlung ist bestätigt, und bei einem Abonnement gilt sein Kontingent.",
    "done : le paiement est confirmé et, pour un abonnement, son quota s’applique.",
  ],
  "Good once, and for a few minutes.": [
    "Gilt einmal, und nur wenige Minuten.",
    "Valable une fois, et quelques minutes.",
  ],
  "When the key falls to the free tier; it keeps working.": [
    "Wann der Schlüssel auf den kostenlosen Tarif fällt; er funktioniert weiter.",
    "Quand la clé passe à la formule gratuite ; elle continue de fonctionner.",
  ],
  "Days on the starter tier.": ["Tage im Tarif starter.", "Jours dans la formule starter."],
  "What the record attests, and what it does not.": [
    "Was der Nachweis bestätigt, und was nicht.",
    "Ce que l’attestation établit, et ce qu’elle n’établit pas.",
  ],
  "What the hash is of: the bytes of XML, the canonical form of JSON (RFC 8785), or the bytes of JSON that has no canonical form, because a field occurs twice in it, a text has half a character, or it is larger than what is read of it.":
    [
      "Worüber der Hashwert gebildet ist: die Bytes des XML, die kanonische Form des JSON (RFC 8785), oder die Bytes von JSON ohne kanonische Form, weil ein Feld zweimal vorkommt, ein Text ein halbes Zeichen enthält oder es größer ist als das, was davon gelesen wird.",
      "Ce sur quoi porte l’empreinte : les octets du XML, la forme canonique du JSON (RFC 8785), ou les octets d’un JSON qui n’a pas de forme canonique, parce qu’un champ y figure deux fois, qu’un texte contient un demi-caractère, ou qu’il est plus grand que ce qui en est lu.",
    ],
  "The day whose editions were asked for, where one was.": [
    "Der Tag, nach dessen Ausgaben gefragt wurde, falls einer genannt war.",
    "Le jour dont les éditions ont été demandées, s’il y en a un.",
  ],
  "What they were on that day.": ["Was sie an diesem Tag waren.", "Ce qu’elles étaient ce jour-là."],
  "HMAC-SHA-256 over the canonical JSON (RFC 8785) of everything but this field; null when unsigned.": [
    "HMAC-SHA-256 über das kanonische JSON (RFC 8785) von allem außer diesem Feld; null, wenn nicht signiert.",
    "HMAC-SHA-256 sur le JSON canonique (RFC 8785) de tout sauf ce champ ; null si ce n’est pas signé.",
  ],
  "true where real cards are charged, false where nothing can be bought.": [
    "true, wenn echte Karten belastet werden; false, wenn es nichts zu kaufen gibt.",
    "true lorsque de vraies cartes sont débitées, false lorsque rien ne peut être acheté.",
  ],
  "Whether there are credentials.": ["Ob es Zugangsdaten gibt.", "S’il y a des identifiants d’accès."],
  "Whether the payment provider answered, at most five minutes ago; null before the first look.": [
    "Ob der Zahlungsdienst vor höchstens fünf Minuten geantwortet hat; null vor der ersten Nachfrage.",
    "Si le prestataire de paiement a répondu il y a cinq minutes au plus ; null avant la première vérification.",
  ],
  "Plans whose price at the payment provider is not the one that is named here.": [
    "Tarife, deren Preis beim Zahlungsdienst nicht der hier genannte ist.",
    "Les formules dont le prix chez le prestataire de paiement n’est pas celui qui est indiqué ici.",
  ],
  "The official rule sets that verdicts follow.": [
    "Die offiziellen Regelwerke, denen die Urteile folgen.",
    "Les jeux de règles officiels que suivent les verdicts.",
  ],
  "null for what is not released yet.": [
    "null bei dem, was noch nicht veröffentlicht ist.",
    "null pour ce qui n’est pas encore publié.",
  ],
  "Invoice": ["Rechnung", "Facture"],
  "An invoice in the semantic model of EN 16931-1. BT and BG numbers are those of the standard.": [
    "Eine Rechnung im semantischen Modell von EN 16931-1. Die Nummern BT und BG sind die der Norm.",
    "Une facture dans le modèle sémantique d’EN 16931-1. Les numéros BT et BG sont ceux de la norme.",
  ],
  "Profile": ["Profil", "Profil"],
  "The rules to check against, and the syntax to write.": [
    "Nach welchen Regeln geprüft und in welcher Syntax geschrieben wird.",
    "Les règles selon lesquelles contrôler, et la syntaxe à écrire.",
  ],
  "Short for notes[0].text (BT-22)": ["Kurzform für notes[0].text (BT-22)", "Forme courte de notes[0].text (BT-22)"],
  "Short for delivery.date (BT-72)": ["Kurzform für delivery.date (BT-72)", "Forme courte de delivery.date (BT-72)"],
  "Short for delivery.address.countryCode (BT-80)": [
    "Kurzform für delivery.address.countryCode (BT-80)",
    "Forme courte de delivery.address.countryCode (BT-80)",
  ],
  "The same as totals (BG-22)": ["Dasselbe wie totals (BG-22)", "Identique à totals (BG-22)"],
  "BT-120 by VAT category, for VAT breakdowns without a reason of their own.": [
    "BT-120 nach Umsatzsteuerkategorie, für Umsatzsteueraufschlüsselungen ohne eigene Begründung.",
    "BT-120 par catégorie de TVA, pour les ventilations de la TVA sans motif propre.",
  ],
  "Pages": ["Seiten", "Pages"],
  "What a PDF of the invoice holds beside it, on its pages. It does not change the invoice.": [
    "Was ein PDF der Rechnung außer ihr auf seinen Seiten zeigt. An der Rechnung ändert es nichts.",
    "Ce qu’un PDF de la facture montre en plus d’elle sur ses pages. La facture n’en est pas changée.",
  ],
  "PNG, JPEG or SVG, up to 1 MB.": ["PNG, JPEG oder SVG, bis 1 MB.", "PNG, JPEG ou SVG, jusqu’à 1 Mo."],
  "A text at the foot of every page, of up to six lines.": [
    "Ein Text am Fuß jeder Seite, bis zu sechs Zeilen.",
    "Un texte au pied de chaque page, six lignes au plus.",
  ],
  "BT-28, where the party has a legal name beside it; the name alone is BT-27": [
    "BT-28, wenn die Partei daneben einen rechtlichen Namen hat; der Name allein ist BT-27",
    "BT-28, lorsque la partie a aussi une raison sociale ; le nom seul est BT-27",
  ],
  "BT-45, where the party has a legal name beside it; the name alone is BT-44": [
    "BT-45, wenn die Partei daneben einen rechtlichen Namen hat; der Name allein ist BT-44",
    "BT-45, lorsque la partie a aussi une raison sociale ; le nom seul est BT-44",
  ],
  "Short for creditTransfers[0].iban (BT-84)": [
    "Kurzform für creditTransfers[0].iban (BT-84)",
    "Forme courte de creditTransfers[0].iban (BT-84)",
  ],
  "Short for creditTransfers[0].accountName (BT-85)": [
    "Kurzform für creditTransfers[0].accountName (BT-85)",
    "Forme courte de creditTransfers[0].accountName (BT-85)",
  ],
  "Short for creditTransfers[0].bic (BT-86)": [
    "Kurzform für creditTransfers[0].bic (BT-86)",
    "Forme courte de creditTransfers[0].bic (BT-86)",
  ],
  "The likeliest first, then those that take another choice of one cause.": [
    "Der wahrscheinlichste zuerst, danach jene, die bei einer Ursache anders wählen.",
    "Le plus probable d’abord, puis ceux qui font un autre choix pour une cause.",
  ],
  "The format cannot hold what the invoice says. Another can: accepting the repair writes the invoice in it, with all that it says, and it is valid.":
    [
      "Das Format kann nicht aufnehmen, was in der Rechnung steht. Ein anderes kann es: Wer die Reparatur annimmt, erhält die Rechnung darin, vollständig und gültig.",
      "Ce format ne peut pas contenir ce que dit la facture. Un autre le peut : accepter la réparation écrit la facture dans celui-ci, en entier, et elle est valide.",
    ],
  "turned: with it a claim is a refund, or the other way round, what is paid is not, or somebody else is paid.": [
    "turned: Damit wird aus einer Forderung eine Erstattung oder umgekehrt, Bezahltes gilt als unbezahlt, oder jemand anderes wird bezahlt.",
    "turned : une créance devient un remboursement ou l’inverse, ce qui est payé ne l’est plus, ou quelqu’un d’autre est payé.",
  ],
  "The business term that is asked for.": ["Der Geschäftsbegriff, nach dem gefragt wird.", "Le terme métier demandé."],
  "Where the first of its fields belongs in the JSON model.": [
    "Wo das erste ihrer Felder im JSON-Modell steht.",
    "La place du premier de ses champs dans le modèle JSON.",
  ],
  "All that has to be said, those without a value first.": [
    "Alles, was anzugeben ist; Felder ohne Wert zuerst.",
    "Tout ce qu’il faut indiquer, les champs sans valeur d’abord.",
  ],
  "Where the value belongs in the JSON model.": [
    "Wo der Wert im JSON-Modell steht.",
    "La place de la valeur dans le modèle JSON.",
  ],
  "The business term.": ["Der Geschäftsbegriff.", "Le terme métier."],
  "What is asked.": ["Wonach gefragt wird.", "Ce qui est demandé."],
  "What is right already: the scheme of a number, the code of a note, what the sums say.": [
    "Was schon feststeht: das Schema einer Nummer, der Code einer Bemerkung, was die Summen ergeben.",
    "Ce qui est déjà établi : le schéma d’un numéro, le code d’une note, ce que disent les sommes.",
  ],
  "What it may be, where that is a short list.": [
    "Die möglichen Werte, wenn es nur wenige sind.",
    "Les valeurs possibles, lorsqu’elles sont peu nombreuses.",
  ],
  "One value of a question: a text, a number or a code, never a group.": [
    "Ein Wert einer Frage: ein Text, eine Zahl oder ein Code, nie eine Gruppe.",
    "Une valeur d’une question : un texte, un nombre ou un code, jamais un groupe.",
  ],
  "Ids of the causes that it repairs.": [
    "Die Kennungen der Ursachen, die er behebt.",
    "Les identifiants des causes qu’il répare.",
  ],
  "Ids of the choices that it takes.": [
    "Die Kennungen der Möglichkeiten, die er wählt.",
    "Les identifiants des choix qu’il retient.",
  ],
  "By the rules that the causes are by.": [
    "Nach den Regeln, von denen die Ursachen stammen.",
    "Selon les règles dont viennent les causes.",
  ],
  "How many findings it explains.": ["Wie viele Befunde er erklärt.", "Le nombre de constats qu’il explique."],
  "How many values it adds that the invoice does not state.": [
    "Wie viele Werte er ergänzt, die nicht in der Rechnung stehen.",
    "Le nombre de valeurs qu’il ajoute et que la facture n’indique pas.",
  ],
  "What can be done with all that is wrong, together.": [
    "Was sich gegen alle Fehler zusammen tun lässt.",
    "Ce que l’on peut faire de toutes les erreurs à la fois.",
  ],
  "The set, such as en16931.": ["Der Regelsatz, zum Beispiel en16931.", "Le jeu de règles, par exemple en16931."],
  "The edition, such as 1.3.17.": ["Die Ausgabe, zum Beispiel 1.3.17.", "L’édition, par exemple 1.3.17."],
  "From when it is in force; null where nobody has said so.": [
    "Ab wann sie in Kraft ist; null, wenn das niemand festgelegt hat.",
    "À partir de quand elle est en vigueur ; null si personne ne l’a indiqué.",
  ],
  "An edition that is published, and whose rules were not to be had.": [
    "Eine Ausgabe, die veröffentlicht ist, deren Regeln aber nicht zu bekommen waren.",
    "Une édition publiée, mais dont les règles n’ont pas pu être obtenues.",
  ],
  "Values by their places in the JSON model, as JSON pointers: a text or a number, or an identifier with its scheme (value, schemeId). Each is written as it is given, whatever the rules say of it. One for a group is refused.":
    [
      "Werte nach ihrer Stelle im JSON-Modell, als JSON-Zeiger: ein Text oder eine Zahl, oder eine Kennung mit ihrem Schema (value, schemeId). Jeder wird geschrieben, wie er angegeben ist, was auch immer die Regeln dazu sagen. Ein Wert für eine Gruppe wird abgelehnt.",
      "Des valeurs selon leur place dans le modèle JSON, en pointeurs JSON : un texte, un nombre, ou un identifiant avec son schéma (value, schemeId). Chacune est écrite telle qu’elle est donnée, quoi qu’en disent les règles. Une valeur pour un groupe est refusée.",
    ],
};
