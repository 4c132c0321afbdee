/** What the page of error codes says of each, in German. */
import type { OnPage } from "./on_page.ts";
import type { ProblemCode } from "./problems.ts";

export const onPage: Readonly<Record<ProblemCode, OnPage>> = {
  bad_request: {
    when:
      "Der Inhalt ist kein lesbares JSON oder kein Objekt, oder ein Parameter oder Header hat einen Wert, den er nicht haben kann.",
    then: "Berichtigen Sie, was die Meldung nennt, und senden Sie die Anfrage erneut.",
  },
  bad_answer: {
    when:
      "Eine Antwort hat eine andere Form als das Feld, für das sie ist: ein Wert für eine Gruppe oder eine Liste, oder ein Objekt für einen Wert.",
    then: "Beantworten Sie die Felder, die die Frage nennt. Es wurde nichts geändert.",
  },
  invalid_email: {
    when: "Die E-Mail-Adresse einer Anmeldung fehlt, ist fehlerhaft oder länger als 254 Zeichen.",
    then: "Senden Sie ein JSON-Objekt mit einer gültigen Adresse als email.",
  },
  invalid_max_characters: {
    when: "max_characters liegt über 16000000 oder ist keine positive ganze Zahl.",
    then: "Senden Sie eine ganze Zahl von 1 bis 16000000 oder lassen Sie den Parameter weg.",
  },
  invalid_plan: {
    when: "Der Tarif eines Kaufs fehlt, ist unbekannt oder passt nicht zum Zeitraum. Es wurde nichts gekauft.",
    then: "Senden Sie starter, scale, starter_annual, scale_annual oder fix_report als plan.",
  },
  unsupported_profile: {
    when: "Dieser Server kann das Profil der Rechnung nicht im verlangten Format schreiben. Es wurde nichts berechnet.",
    then: "Wählen Sie eines der Profile, die die Meldung nennt.",
  },
  xml_malformed: {
    when: "Das XML ist nicht wohlgeformt oder liegt außerhalb dessen, was angenommen wird; xml_code sagt, was es ist.",
    then: "Berichtigen Sie das XML an der genannten Zeile und Spalte.",
  },
  xml_rejected: {
    when: "Das XML hat einen DOCTYPE oder deklariert Entitäten.",
    then: "Entfernen Sie den DOCTYPE: Rechnungen brauchen keinen.",
  },
  missing_api_key: {
    when: "Die Anfrage hat keinen Bearer-Header.",
    then: "Senden Sie den Header Authorization: Bearer mit Ihrem Schlüssel dahinter. POST /v1/keys stellt einen aus.",
  },
  invalid_api_key: {
    when: "Der Schlüssel ist unbekannt oder wurde gesperrt.",
    then: "Sehen Sie nach, ob Zeichen fehlen, oder lassen Sie einen neuen ausstellen.",
  },
  forbidden_origin: {
    when: "Eine Seite anderer Herkunft hat eine Anfrage an /mcp gesendet.",
    then: "Senden Sie keinen Origin-Header oder lassen Sie den Betreiber die Herkunft in ALLOWED_ORIGINS nennen.",
  },
  not_found: {
    when: "Unter dieser Adresse gibt es nichts, oder es ist bei diesem Dienst nicht eingeschaltet.",
    then: "Prüfen Sie Pfad und Methode: Unter /docs stehen alle Adressen.",
  },
  rule_not_found: {
    when: "Es gibt keine Regel mit dieser Kennung.",
    then: "Nehmen Sie die Kennung aus dem Feld rule eines Befunds oder suchen Sie auf der Seite /rules.",
  },
  record_not_found: {
    when: "Es gibt keinen Nachweis mit dieser Kennung, oder seine 365 Tage sind vorbei.",
    then:
      "Prüfen Sie die Kennung. Ein abgelaufener Nachweis kommt nicht wieder: Prüfen Sie das Dokument erneut mit record=true.",
  },
  claim_not_found: {
    when: "Die Transaktion ist unbekannt, nicht abgeschlossen oder gilt etwas anderem.",
    then: "Prüfen Sie die Kennung der Transaktion. Eine Zahlung lässt sich abrufen, sobald sie abgeschlossen ist.",
  },
  method_not_allowed: {
    when: "Der Pfad stimmt, die Methode nicht.",
    then: "Verwenden Sie eine Methode, die der Header Allow nennt.",
  },
  key_already_issued: {
    when: "Zu der E-Mail-Adresse gibt es schon einen kostenlosen Schlüssel.",
    then: "Verwenden Sie diesen. Ein Schlüssel kann nicht noch einmal gezeigt werden.",
  },
  rotation_already_done: {
    when: "Der Schlüssel wurde schon ausgetauscht, oder ein anderer Austausch kam zuvor.",
    then: "Verwenden Sie den Schlüssel, den der erste Austausch ergab.",
  },
  already_subscribed: {
    when: "Der Schlüssel hat schon ein Abonnement. Es wurde nichts gekauft.",
    then: "Ändern Sie den Tarif im Abrechnungsportal: GET /v1/billing/portal gibt einen Link.",
  },
  already_claimed: {
    when: "Der Korrekturbericht wurde schon abgerufen, und sein Schlüssel wurde dabei gezeigt.",
    then:
      "Verwenden Sie diesen Schlüssel. Ging er verloren, schreiben Sie dem Verkäufer von der Adresse der Quittung aus.",
  },
  no_subscription: {
    when: "Der Schlüssel hat kein Abonnement, das sich verwalten ließe.",
    then: "Es ist nichts zu tun: Kostenlose und von Hand vergebene Schlüssel werden nicht abgerechnet.",
  },
  idempotency_key_reused: {
    when:
      "Der Idempotency-Key wurde innerhalb von 24 Stunden mit anderem Inhalt, einer anderen Operation oder Option verwendet.",
    then: "Senden Sie mit jedem neuen Dokument und jeder Operation darauf einen neuen Idempotency-Key.",
  },
  key_rotated: {
    when: "Der Schlüssel wurde durch einen Austausch ersetzt.",
    then: "Verwenden Sie den Schlüssel, der ihn ersetzt hat.",
  },
  payload_too_large: {
    when:
      "Der Inhalt ist größer als 1 MB, oder mit max_characters größer als 32 MB; das JSON hat mehr Zeichen oder, wo es keine Rechnung ist, mehr Werte, als gelesen werden; oder die Arbeit daran dauerte länger als erlaubt. Es wurde nichts berechnet.",
    then: "Senden Sie weniger, oder heben Sie die Obergrenze mit max_characters an.",
  },
  record_too_large: {
    when:
      "Das Ergebnis hat so viele lange Befunde, dass kein Nachweis davon gespeichert wird. Es wurde nichts berechnet.",
    then: "Lassen Sie record=true weg oder kürzen Sie die Namen und Werte, die in den Befunden stehen.",
  },
  xml_limit_exceeded: {
    when: "Das XML ist zu tief verschachtelt oder hat zu viele Elemente, Attribute oder Zeichen.",
    then: "Teilen Sie das Dokument auf. Nur die Zeichen lassen sich mit max_characters anheben.",
  },
  unsupported_syntax: {
    when:
      "Das Dokument ist weder UBL Invoice noch UBL CreditNote noch CII CrossIndustryInvoice; xml_code sagt, was es ist.",
    then: "Senden Sie die Rechnung selbst, in einer dieser Syntaxen.",
  },
  unsupported_media_type: {
    when: "POST /v1/parse bekam etwas anderes als XML.",
    then: "Senden Sie XML mit dem Inhaltstyp application/xml.",
  },
  quota_exceeded: {
    when: "Das Kontingent des Monats ist aufgebraucht. Es wurde nichts berechnet.",
    then: "Warten Sie, bis es neu beginnt, oder gehen Sie zu upgrade_url.",
  },
  record_quota_exceeded: {
    when:
      "Der Schlüssel hat in diesem Monat zehn Nachweise je Dokument seines Kontingents gespeichert. Es wurde nichts berechnet.",
    then: "Lassen Sie record=true weg oder warten Sie so lange, wie Retry-After sagt.",
  },
  rate_limited: {
    when: "Die Anfragen kommen schneller als erlaubt. Es wurde nichts berechnet.",
    then: "Warten Sie so lange, wie Retry-After sagt.",
  },
  rotation_rate_limited: {
    when: "Der Schlüssel wurde heute schon dreimal ausgetauscht.",
    then: "Tauschen Sie ihn morgen (UTC) wieder aus.",
  },
  too_many_requests: {
    when: "Von einer Client-Adresse kamen zu viele Anfragen nach Schlüsseln, Nachweisen, Käufen oder Abrufen.",
    then: "Warten Sie so lange, wie Retry-After sagt.",
  },
  internal_error: {
    when: "Der Fehler liegt beim Server. Es wurde nichts berechnet.",
    then: "Versuchen Sie es noch einmal. Bleibt es dabei, melden Sie die X-Request-Id der Antwort.",
  },
  record_altered: {
    when: "Der gespeicherte Nachweis ist nicht mehr so, wie er signiert wurde, oder beschädigt. Er wird nicht gezeigt.",
    then: "Prüfen Sie das Dokument erneut mit record=true und melden Sie die X-Request-Id der Antwort.",
  },
  record_key_unknown: {
    when:
      "Der Nachweis wurde mit einem Schlüssel signiert, den dieser Server nicht mehr hat; ob er unverändert ist, lässt sich nicht sagen.",
    then: "Bitten Sie den Betreiber, den Schlüssel in RECORD_SIGNING_KEYS_OLD zu nennen.",
  },
  rotation_failed: {
    when:
      "Der Austausch konnte nicht abgeschlossen werden. Nichts hat sich geändert, und der alte Schlüssel gilt weiter.",
    then: "Versuchen Sie es noch einmal.",
  },
  generation_not_yet_available: {
    when: "Dieser Server schreibt keine Rechnungen.",
    then: "GET /v1/health sagt, ob ein Server das kann.",
  },
  billing_error: {
    when: "Der Zahlungsdienst hat nicht geantwortet oder abgelehnt. Es wurde nichts gekauft und nichts berechnet.",
    then: "Versuchen Sie es in einer Minute noch einmal: Derselbe Kauf findet nie zweimal statt.",
  },
  busy: {
    when: "Zu viele große Dokumente werden gerade empfangen oder warten. Es wurde nichts berechnet.",
    then: "Warten Sie so lange, wie Retry-After sagt, und senden Sie das Dokument erneut.",
  },
  store_busy: {
    when: "Der Speicher ist durch einen anderen Prozess gesperrt oder nicht erreichbar.",
    then:
      "Warten Sie so lange, wie Retry-After sagt, und senden Sie dieselbe Anfrage erneut, mit ihrem Idempotency-Key, falls sie einen hatte.",
  },
  store_not_writable: {
    when:
      "GET /v1/health hat festgestellt, dass in den Speicher nicht geschrieben werden kann. Dokumente werden dann nicht angenommen.",
    then: "Sehen Sie nach Platte, Rechten und Sperren des Speichers oder nach dem KV-Server.",
  },
  billing_not_enabled: {
    when: "Zahlungen sind auf diesem Server nicht eingerichtet. Es wurde nichts gekauft.",
    then: "Bitten Sie den Betreiber um einen Schlüssel mit dem Kontingent, das Sie brauchen.",
  },
};
