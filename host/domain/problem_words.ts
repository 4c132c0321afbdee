/**
 * What problems say in other languages than English, by their codes, where the place that finds one has no sentence of its
 * own (sentences.ts).
 */
import type { ProblemCode } from "./problems.ts";

export interface ProblemWords {
  readonly de: string;
  readonly fr: string;
}

export const problemWords: Readonly<Record<ProblemCode, ProblemWords>> = {
  bad_request: {
    de:
      "Die Anfrage ist so nicht verwendbar: Ein Parameter, ein Feld oder der Inhalt passt nicht. Was erwartet wird, steht " +
      "in der API-Referenz.",
    fr:
      "La requête n’est pas utilisable\u00a0: un paramètre, un champ ou le contenu ne convient pas. La référence de l’API " +
      "indique ce qui est attendu.",
  },
  bad_answer: {
    de: "Die Antwort passt nicht zu dem Feld, und es wurde nichts geändert.",
    fr: "La réponse ne convient pas au champ, et rien n’a été modifié.",
  },
  invalid_email: {
    de:
      "Die E-Mail-Adresse fehlt, ist falsch geschrieben oder länger als 254 Zeichen. Senden Sie eine gültige Adresse.",
    fr: "L’adresse e-mail manque, est mal écrite ou dépasse 254 caractères. Envoyez une adresse valable.",
  },
  invalid_max_characters: {
    de: "max_characters muss eine ganze Zahl von 1 bis 16000000 sein.",
    fr: "max_characters doit être un nombre entier de 1 à 16000000.",
  },
  invalid_plan: {
    de: "Der Tarif fehlt, ist unbekannt oder passt nicht zum Zeitraum. Es wurde nichts gekauft.",
    fr: "La formule manque, est inconnue ou ne convient pas à la période. Rien n’a été acheté.",
  },
  unsupported_profile: {
    de:
      "Dieser Server kann das Profil der Rechnung nicht im gewünschten Format schreiben. Wählen Sie ein anderes Profil. " +
      "Es wurde nichts berechnet.",
    fr:
      "Ce serveur ne peut pas écrire le profil de la facture dans le format demandé. Choisissez un autre profil. Rien n’a " +
      "été décompté.",
  },
  xml_malformed: {
    de: "Das XML ist nicht wohlgeformt. Berichtigen Sie es an der genannten Stelle.",
    fr: "Le XML n’est pas bien formé. Corrigez-le à l’endroit indiqué.",
  },
  xml_rejected: {
    de: "Das XML enthält eine DOCTYPE-Deklaration, die eine Rechnung nicht braucht. Entfernen Sie sie.",
    fr: "Le XML contient une déclaration DOCTYPE, dont une facture n’a pas besoin. Supprimez-la.",
  },
  missing_api_key: {
    de: "Der Anfrage fehlt der API-Schlüssel. Senden Sie ihn im Header Authorization: Bearer IHR_SCHLÜSSEL.",
    fr: "La requête n’a pas de clé. Envoyez l’en-tête Authorization: Bearer VOTRE_CLÉ.",
  },
  invalid_api_key: {
    de: "Dieser Schlüssel ist unbekannt oder wurde gesperrt. Prüfen Sie, ob Zeichen fehlen.",
    fr: "Cette clé est inconnue ou a été révoquée. Vérifiez qu’il ne manque aucun caractère.",
  },
  not_found: {
    de: "Diese Adresse gibt es nicht. Alle Adressen stehen in /openapi.json.",
    fr: "Cette adresse n’existe pas. Toutes les adresses figurent dans /openapi.json.",
  },
  forbidden_origin: {
    de: "Seiten dieser Herkunft dürfen hier keine Werkzeuge aufrufen.",
    fr: "Les pages de cette origine ne peuvent pas appeler d’outils ici.",
  },
  rule_not_found: {
    de: "Eine Regel mit dieser Kennung gibt es nicht. Die Seite /rules nennt alle.",
    fr: "Aucune règle ne porte cet identifiant. La page /rules les énumère toutes.",
  },
  record_not_found: {
    de:
      "Zu dieser Kennung gibt es keinen Prüfnachweis, oder er ist abgelaufen. Prüfnachweise bleiben 365 Tage gespeichert.",
    fr: "Aucune attestation ne porte cet identifiant, ou elle a expiré. Les attestations sont conservées 365 jours.",
  },
  claim_not_found: {
    de:
      "Zu dieser Kennung gibt es keine abgeschlossene Zahlung. Prüfen Sie die Kennung oder versuchen Sie es später noch " +
      "einmal.",
    fr: "Aucun paiement réglé ne porte cet identifiant. Vérifiez-le ou réessayez plus tard.",
  },
  method_not_allowed: {
    de: "Diese Methode gibt es unter dieser Adresse nicht. Der Header Allow nennt die erlaubten.",
    fr: "Cette méthode n’existe pas à cette adresse. L’en-tête Allow indique celles qui sont permises.",
  },
  key_already_issued: {
    de:
      "Für diese E-Mail-Adresse gibt es schon einen kostenlosen Schlüssel. Verwenden Sie ihn; er lässt sich nicht noch " +
      "einmal anzeigen.",
    fr:
      "Cette adresse e-mail a déjà une clé gratuite. Utilisez-la\u00a0; elle ne peut pas être affichée une seconde fois.",
  },
  rotation_already_done: {
    de: "Dieser Schlüssel wurde schon ausgetauscht. Verwenden Sie den Schlüssel, den der Austausch ergeben hat.",
    fr: "Cette clé a déjà été remplacée. Utilisez celle que le remplacement a donnée.",
  },
  already_subscribed: {
    de: "Für diesen Schlüssel läuft schon ein Abonnement, und es wurde nichts gekauft. Den Tarif ändern Sie im " +
      "Kundenportal: GET /v1/billing/portal nennt den Link.",
    fr: "Cette clé a déjà un abonnement, et rien n’a été acheté. Changez de formule dans l’espace client\u00a0: GET " +
      "/v1/billing/portal en donne le lien.",
  },
  already_claimed: {
    de: "Dieser Fehlerbericht wurde schon abgerufen. Verwenden Sie den Schlüssel, der dabei angezeigt wurde.",
    fr: "Ce rapport de correction a déjà été retiré. Utilisez la clé affichée à ce moment-là.",
  },
  no_subscription: {
    de: "Zu diesem Schlüssel gehört kein Abonnement: Er ist kostenlos oder wurde von Hand vergeben.",
    fr: "Cette clé n’a pas d’abonnement\u00a0: elle est gratuite ou a été accordée à la main.",
  },
  idempotency_key_reused: {
    de: "Dieser Idempotency-Key wurde in den letzten 24 Stunden für eine andere Anfrage verwendet: ein anderes " +
      "Dokument, eine andere Operation oder Option. Senden Sie zu jeder einen neuen.",
    fr:
      "Cet Idempotency-Key a servi à une autre requête dans les dernières 24\u00a0heures\u00a0: un autre document, une " +
      "autre opération ou option. Envoyez-en un nouveau avec chacune.",
  },
  key_rotated: {
    de: "Dieser Schlüssel wurde durch einen anderen ersetzt. Verwenden Sie den neuen.",
    fr: "Cette clé a été remplacée par une autre. Utilisez la nouvelle.",
  },
  payload_too_large: {
    de:
      "Die Anfrage ist zu groß, oder ihre Bearbeitung dauert zu lange. Senden Sie ein kleineres Dokument. Es wurde nichts " +
      "berechnet.",
    fr: "La requête est trop volumineuse, ou son traitement trop long. Envoyez un document plus petit. Rien n’a été " +
      "décompté.",
  },
  record_too_large: {
    de: "Die Befunde sind zu lang für einen Prüfnachweis. Lassen Sie record=true weg. Es wurde nichts berechnet.",
    fr: "Les constats sont trop longs pour une attestation. Retirez record=true. Rien n’a été décompté.",
  },
  xml_limit_exceeded: {
    de:
      "Das XML ist zu tief verschachtelt oder hat zu viele Elemente, Attribute oder Zeichen. Teilen Sie das Dokument auf.",
    fr: "Le XML est trop imbriqué ou a trop d’éléments, d’attributs ou de caractères. Divisez le document.",
  },
  unsupported_syntax: {
    de: "Das ist keine Rechnung in UBL oder CII. Senden Sie die Rechnung selbst.",
    fr: "Ce n’est pas une facture UBL ou CII. Envoyez la facture elle-même.",
  },
  unsupported_media_type: {
    de: "Dieses Format wird hier nicht gelesen. Was erwartet wird, steht in der API-Referenz.",
    fr: "Ce format n’est pas lu ici. La référence de l’API indique celui qui est attendu.",
  },
  quota_exceeded: {
    de: "Das Kontingent des Monats ist aufgebraucht. Es wurde nichts berechnet.",
    fr: "Le quota du mois est épuisé. Rien n’a été décompté.",
  },
  record_quota_exceeded: {
    de:
      "Mit diesem Schlüssel wurden in diesem Monat so viele Prüfnachweise gespeichert wie erlaubt. Lassen Sie record=true " +
      "weg. Es wurde nichts berechnet.",
    fr:
      "Cette clé a enregistré ce mois-ci toutes les attestations permises. Retirez record=true. Rien n’a été décompté.",
  },
  rate_limited: {
    de: "Die Anfragen kommen zu schnell hintereinander. Warten Sie so lange, wie der Header Retry-After sagt.",
    fr: "Les requêtes se suivent trop vite. Attendez le temps indiqué par l’en-tête Retry-After.",
  },
  rotation_rate_limited: {
    de: "Dieser Schlüssel wurde heute schon dreimal ausgetauscht. Ab 00:00 UTC geht es wieder.",
    fr: "Cette clé a déjà été remplacée trois fois aujourd’hui. Ce sera de nouveau possible à partir de 00:00 UTC.",
  },
  too_many_requests: {
    de: "Von dieser Adresse kamen zu viele Anfragen. Warten Sie so lange, wie der Header Retry-After sagt.",
    fr: "Trop de requêtes sont venues de cette adresse. Attendez le temps indiqué par l’en-tête Retry-After.",
  },
  internal_error: {
    de: "Der Server hat einen Fehler gemacht, und es wurde nichts berechnet. Versuchen Sie es noch einmal.",
    fr: "Le serveur a commis une erreur, et rien n’a été décompté. Réessayez.",
  },
  record_altered: {
    de: "Der gespeicherte Prüfnachweis ist nicht mehr so, wie er signiert wurde. Er wird nicht angezeigt.",
    fr: "L’attestation enregistrée n’est plus telle qu’elle a été signée. Elle n’est pas affichée.",
  },
  record_key_unknown: {
    de:
      "Der Prüfnachweis wurde mit einem Schlüssel signiert, den dieser Server nicht mehr hat, und lässt sich nicht prüfen.",
    fr: "L’attestation a été signée avec une clé que ce serveur n’a plus\u00a0; elle ne peut pas être vérifiée.",
  },
  rotation_failed: {
    de:
      "Der Austausch ist misslungen, und nichts hat sich geändert: Ihr Schlüssel gilt weiter. Versuchen Sie es noch einmal.",
    fr: "Le remplacement a échoué, et rien n’a changé\u00a0: votre clé reste valable. Réessayez.",
  },
  generation_not_yet_available: {
    de: "Dieser Server schreibt keine Rechnungen.",
    fr: "Ce serveur n’écrit pas de factures.",
  },
  billing_error: {
    de:
      "Der Zahlungsanbieter hat nicht geantwortet oder abgelehnt. Es wurde nichts gekauft oder abgebucht. Versuchen Sie es " +
      "in einer Minute noch einmal.",
    fr:
      "Le prestataire de paiement n’a pas répondu ou a refusé. Rien n’a été acheté ni débité. Réessayez dans une minute.",
  },
  busy: {
    de:
      "Der Server ist ausgelastet. Warten Sie kurz und senden Sie die Anfrage noch einmal. Es wurde nichts berechnet.",
    fr: "Le serveur est saturé. Patientez un peu et renvoyez la requête. Rien n’a été décompté.",
  },
  store_busy: {
    de:
      "Der Datenspeicher ist gesperrt oder nicht erreichbar. Warten Sie kurz und senden Sie dieselbe Anfrage noch einmal.",
    fr: "Le stockage est verrouillé ou inaccessible. Patientez un peu et renvoyez la même requête.",
  },
  store_not_writable: {
    de: "Der Datenspeicher lässt sich nicht beschreiben, daher wird nichts berechnet oder gespeichert.",
    fr: "Le stockage ne peut pas être écrit\u00a0; rien ne peut donc être décompté ni enregistré.",
  },
  billing_not_enabled: {
    de: "Auf diesem Server sind keine Zahlungen eingerichtet, und es wurde nichts gekauft.",
    fr: "Les paiements ne sont pas configurés sur ce serveur, et rien n’a été acheté.",
  },
};
