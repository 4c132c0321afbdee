/** Sentences of problems that say more than their code does, each in every language, with gaps for what they name. */
import type { ProblemCode } from "./problems.ts";

interface SentenceRow {
  readonly code: ProblemCode;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

export const sentences = {
  body_cut: {
    code: "bad_request",
    en: "The body broke off before its end. Send the request again.",
    de: "Die Anfrage brach vor ihrem Ende ab. Senden Sie sie noch einmal.",
    fr: "La requête s’est interrompue avant la fin. Renvoyez-la.",
  },
  body_too_large: {
    code: "payload_too_large",
    en: "The body is larger than {cap} bytes. Send a smaller one.",
    de: "Die Anfrage ist größer als {cap} Byte. Senden Sie eine kleinere.",
    fr: "La requête dépasse {cap} octets. Envoyez-en une plus petite.",
  },
  body_too_large_unraised: {
    code: "payload_too_large",
    en: "The body is larger than {cap} bytes. Send a smaller one. For a larger document, give max_characters.",
    de: "Die Anfrage ist größer als {cap} Byte. Senden Sie eine kleinere. Für ein größeres Dokument geben Sie " +
      "max_characters an.",
    fr:
      "La requête dépasse {cap} octets. Envoyez-en une plus petite. Pour un document plus grand, indiquez max_characters.",
  },
  body_too_large_unkeyed: {
    code: "payload_too_large",
    en:
      "The body is larger than {cap} bytes. Send it with an API key, which may be a free one: then larger ones are taken.",
    de:
      "Die Anfrage ist größer als {cap} Byte. Senden Sie sie mit einem API-Schlüssel, auch einem kostenlosen: Dann wird " +
      "mehr angenommen.",
    fr:
      "La requête dépasse {cap} octets. Envoyez-la avec une clé d’API, même gratuite\u00a0: le plafond est alors plus élevé.",
  },
  receiving_too_much: {
    code: "busy",
    en: "Too much is being received already. Wait {seconds} seconds and send this again.",
    de: "Es kommt schon zu viel auf einmal an. Warten Sie {seconds} Sekunden und senden Sie die Anfrage noch einmal.",
    fr: "Trop de données arrivent déjà. Patientez {seconds}\u00a0secondes et renvoyez la requête.",
  },
  too_many_values: {
    code: "payload_too_large",
    en: "The body holds more than {most} values. Send a smaller one.",
    de: "Der Inhalt hat mehr als {most} Werte. Senden Sie weniger.",
    fr: "Le contenu a plus de {most} valeurs. Envoyez-en moins.",
  },
  too_deep: {
    code: "bad_request",
    en: "The body is nested deeper than {most} levels. Send a flatter one.",
    de: "Der Inhalt ist tiefer als {most} Ebenen verschachtelt. Senden Sie ihn flacher.",
    fr: "Le contenu est imbriqué sur plus de {most} niveaux. Envoyez-le plus plat.",
  },
  no_object: {
    code: "bad_request",
    en: "The body is not a JSON object. Send one, such as {}, in UTF-8.",
    de: "Der Inhalt ist kein JSON-Objekt. Senden Sie eines, etwa {}, in UTF-8.",
    fr: "Le contenu n’est pas un objet JSON. Envoyez-en un, par exemple {}, en UTF-8.",
  },
  field_twice: {
    code: "bad_request",
    en: "The body has a field twice, or one called __proto__. Name each field once.",
    de: "Im Inhalt steht ein Feld doppelt, oder eines heißt __proto__. Nennen Sie jedes Feld einmal.",
    fr: "Le contenu a deux fois le même champ, ou un champ nommé __proto__. Nommez chaque champ une fois.",
  },
  no_parameters: {
    code: "bad_request",
    en: "There is no parameter {name}: this route takes none. Leave it out.",
    de: "Den Parameter {name} gibt es nicht: Diese Adresse nimmt keine an. Lassen Sie ihn weg.",
    fr: "Le paramètre {name} n’existe pas\u00a0: cette adresse n’en accepte aucun. Retirez-le.",
  },
  unknown_parameter: {
    code: "bad_request",
    en: "There is no parameter {name}. There are: {known}.",
    de: "Den Parameter {name} gibt es nicht. Es gibt: {known}.",
    fr: "Le paramètre {name} n’existe pas. Il y a\u00a0: {known}.",
  },
  mistyped_parameter: {
    code: "bad_request",
    en: "There is no parameter {name}. Did you mean {near}?",
    de: "Den Parameter {name} gibt es nicht. Meinten Sie {near}?",
    fr: "Le paramètre {name} n’existe pas. Vouliez-vous dire {near}\u00a0?",
  },
  unusable_idempotency_key: {
    code: "bad_request",
    en: "Idempotency-Key must be 1 to 255 printable ASCII characters.",
    de: "Der Idempotency-Key muss aus 1 bis 255 druckbaren ASCII-Zeichen bestehen.",
    fr: "L’Idempotency-Key doit compter de 1 à 255 caractères ASCII imprimables.",
  },
  event_not_signed: {
    code: "bad_request",
    en: "The event is not signed with a secret that is known here, or too long ago.",
    de: "Das Ereignis ist nicht mit einem hier bekannten Geheimnis signiert, oder vor zu langer Zeit.",
    fr: "L’événement n’est pas signé avec un secret connu ici, ou l’a été il y a trop longtemps.",
  },
  key_in_address: {
    code: "missing_api_key",
    en: "A key in the address can be read by others. Send it as the header Authorization: Bearer YOUR_KEY.",
    de:
      "Einen Schlüssel in der Adresse können andere lesen. Senden Sie ihn im Header Authorization: Bearer IHR_SCHLÜSSEL.",
    fr: "Une clé dans l’adresse peut être lue par d’autres. Envoyez-la dans l’en-tête Authorization: Bearer VOTRE_CLÉ.",
  },
  other_format: {
    code: "unsupported_media_type",
    en: "This route takes another format. Send one of these, with that content type: {types}.",
    de: "Hier wird ein anderes Format gelesen. Senden Sie eines von diesen, mit diesem Content-Type: {types}.",
    fr: "Cette adresse lit un autre format. Envoyez l’un de ceux-ci, avec ce Content-Type\u00a0: {types}.",
  },
  no_parts: {
    code: "bad_request",
    en: "Send multipart/form-data with these parts: {names}.",
    de: "Senden Sie multipart/form-data mit diesen Teilen: {names}.",
    fr: "Envoyez du multipart/form-data avec ces parties\u00a0: {names}.",
  },
  unknown_part: {
    code: "bad_request",
    en: "There is no part {name}. There are: {known}.",
    de: "Den Teil {name} gibt es nicht. Es gibt: {known}.",
    fr: "La partie {name} n’existe pas. Il y a\u00a0: {known}.",
  },
  part_once: {
    code: "bad_request",
    en: "Send the part {name} once.",
    de: "Senden Sie den Teil {name} einmal.",
    fr: "Envoyez la partie {name} une fois.",
  },
  part_of_other_kind: {
    code: "unsupported_media_type",
    en: "The part {name} is {kind}. Send one of these: {kinds}.",
    de: "Der Teil {name} ist {kind}. Senden Sie eines von diesen: {kinds}.",
    fr: "La partie {name} est du {kind}. Envoyez l’un de ceux-ci\u00a0: {kinds}.",
  },
  no_route: {
    code: "not_found",
    en: "There is no such route. {list} lists those that are.",
    de: "Diese Adresse gibt es nicht. Alle Adressen stehen in {list}.",
    fr: "Cette adresse n’existe pas. Toutes les adresses figurent dans {list}.",
  },
  no_rule_page: {
    code: "not_found",
    en: "There is no such rule. {list} lists all.",
    de: "Diese Regel gibt es nicht. Alle stehen unter {list}.",
    fr: "Cette règle n’existe pas. Toutes figurent sous {list}.",
  },
  no_file: {
    code: "not_found",
    en: "There is no such file.",
    de: "Diese Datei gibt es nicht.",
    fr: "Ce fichier n’existe pas.",
  },
  not_built: {
    code: "not_found",
    en: "The pages are not built here. Build them with deno task build, and start again.",
    de: "Die Seiten sind hier nicht gebaut. Bauen Sie sie mit deno task build und starten Sie neu.",
    fr: "Les pages ne sont pas construites ici. Construisez-les avec deno task build et redémarrez.",
  },
  other_method: {
    code: "method_not_allowed",
    en: "{method} is not a method of this path. Use one of {allow}.",
    de: "Die Methode {method} gibt es unter dieser Adresse nicht. Erlaubt sind: {allow}.",
    fr: "La méthode {method} n’existe pas à cette adresse. Sont permises\u00a0: {allow}.",
  },
  purchase_by_post: {
    code: "method_not_allowed",
    en: "GET is not a method of this path: send a purchase with POST.",
    de: "Die Methode GET gibt es unter dieser Adresse nicht: Senden Sie einen Kauf mit POST.",
    fr: "La méthode GET n’existe pas à cette adresse\u00a0: envoyez un achat avec POST.",
  },
  too_fast: {
    code: "rate_limited",
    en: "Requests come faster than {second} a second, or {burst} at once. Wait and send this again.",
    de:
      "Es kommen mehr als {second} Anfragen in der Sekunde oder {burst} auf einmal. Warten Sie kurz und senden Sie diese " +
      "noch einmal.",
    fr: "Il arrive plus de {second} requêtes par seconde, ou {burst} à la fois. Patientez un peu et renvoyez celle-ci.",
  },
  used_up: {
    code: "quota_exceeded",
    en: "The allowance of {limit} documents for {period} is used up. It resets on {until}.",
    de: "Das Kontingent von {limit} Dokumenten für {period} ist aufgebraucht. Es wird am {until} erneuert.",
    fr: "Le quota de {limit} documents pour {period} est épuisé. Il est renouvelé le {until}.",
  },
  records_used_up: {
    code: "record_quota_exceeded",
    en:
      "This key stored as many records in {period} as it may. Leave record=true out, or wait until {until}. Nothing was " +
      "charged.",
    de:
      "Mit diesem Schlüssel wurden in {period} so viele Prüfnachweise gespeichert wie erlaubt. Lassen Sie record=true weg " +
      "oder warten Sie bis {until}. Es wurde nichts berechnet.",
    fr:
      "Cette clé a enregistré en {period} toutes les attestations permises. Retirez record=true ou attendez jusqu’au " +
      "{until}. Rien n’a été décompté.",
  },
  too_many: {
    code: "too_many_requests",
    en: "Too many requests came from this address. Wait {seconds} seconds and try again.",
    de: "Von dieser Adresse kamen zu viele Anfragen. Warten Sie {seconds} Sekunden und versuchen Sie es noch einmal.",
    fr: "Trop de requêtes sont venues de cette adresse. Patientez {seconds}\u00a0secondes et réessayez.",
  },
  server_broke: {
    code: "internal_error",
    en: "The server could not answer, and nothing was charged. Report request {id}.",
    de: "Der Server konnte nicht antworten, und es wurde nichts berechnet. Melden Sie die Anfrage {id}.",
    fr: "Le serveur n’a pas pu répondre, et rien n’a été décompté. Signalez la requête {id}.",
  },
  missing_parameter: {
    code: "bad_request",
    en: "The parameter {name} is missing.",
    de: "Der Parameter {name} fehlt.",
    fr: "Le paramètre {name} manque.",
  },
  wrong_parameter: {
    code: "bad_request",
    en: "The parameter {name} is {given}: give another value, and once.",
    de: "Der Parameter {name} ist {given}: Geben Sie einen anderen Wert an, und nur einmal.",
    fr: "Le paramètre {name} vaut {given}\u00a0: donnez une autre valeur, et une seule fois.",
  },
  parameter_out_of_list: {
    code: "bad_request",
    en: "The parameter {name} is {given}: give one of {known}, and once.",
    de: "Der Parameter {name} ist {given}: Geben Sie einen dieser Werte an, und nur einmal: {known}.",
    fr: "Le paramètre {name} vaut {given}\u00a0: donnez l’une de ces valeurs, et une seule fois\u00a0: {known}.",
  },
  unusable_field: {
    code: "bad_request",
    en: "The field {name} cannot be used.",
    de: "Das Feld {name} ist so nicht verwendbar. Was es enthalten darf, steht in der API-Referenz.",
    fr: "Le champ {name} n’est pas utilisable ainsi. La référence de l’API indique ce qu’il peut contenir.",
  },
  no_such_repair: {
    code: "bad_request",
    en: "No repair of this document is called {id}. There are: {known}.",
    de: "Keine Reparatur dieses Dokuments heißt {id}. Es gibt: {known}.",
    fr: "Aucune réparation de ce document ne s’appelle {id}. Il y a\u00a0: {known}.",
  },
  nothing_to_accept: {
    code: "bad_request",
    en: "No repair of this document is called {id}. There is nothing to accept.",
    de: "Keine Reparatur dieses Dokuments heißt {id}. Es gibt keine, der zuzustimmen wäre.",
    fr: "Aucune réparation de ce document ne s’appelle {id}. Il n’y en a aucune à accepter.",
  },
  answer_nowhere: {
    code: "bad_request",
    en: "Nothing can be written to {pointer} in this document. Send answers by pointers of the JSON model.",
    de:
      "An {pointer} lässt sich in diesem Dokument nichts schreiben. Senden Sie Antworten mit Zeigern des JSON-Modells.",
    fr: "Rien ne peut être écrit à {pointer} dans ce document. Envoyez les réponses par pointeurs du modèle JSON.",
  },
  bad_answer_fields: {
    code: "bad_answer",
    en: "{pointer} is no single field, and nothing was changed. Answer its fields: {fields}.",
    de: "{pointer} ist kein einzelnes Feld, und es wurde nichts geändert. Beantworten Sie seine Felder: {fields}.",
    fr: "{pointer} n’est pas un champ unique, et rien n’a été modifié. Répondez pour ses champs\u00a0: {fields}.",
  },
  bad_answer_value: {
    code: "bad_answer",
    en: "{pointer} takes a single value, and nothing was changed. Send a text or a number.",
    de: "{pointer} nimmt einen einzelnen Wert auf, und es wurde nichts geändert. Senden Sie einen Text oder eine Zahl.",
    fr: "{pointer} prend une seule valeur, et rien n’a été modifié. Envoyez un texte ou un nombre.",
  },
  xml_is_converted: {
    code: "bad_request",
    en: "This is XML, and generate takes JSON. POST /v1/convert turns XML into another syntax or profile.",
    de: "Das ist XML, und generate nimmt JSON. POST /v1/convert wandelt XML in eine andere Syntax um.",
    fr: "C’est du XML, et generate prend du JSON. POST /v1/convert convertit le XML vers une autre syntaxe.",
  },
  json_stays_json: {
    code: "bad_request",
    en: "An invoice in JSON stays JSON: ask for application/json.",
    de: "Eine Rechnung in JSON bleibt JSON: Fragen Sie nach application/json.",
    fr: "Une facture en JSON reste en JSON\u00a0: demandez application/json.",
  },
  no_pdf_given: {
    code: "bad_request",
    en: "Only a PDF comes back as a PDF: ask for application/json, or of XML for application/xml.",
    de: "Nur ein PDF kommt als PDF zurück: Fragen Sie nach application/json, bei XML auch nach application/xml.",
    fr: "Seul un PDF est rendu en PDF\u00a0: demandez application/json, ou application/xml pour du XML.",
  },
  pdf_stays: {
    code: "bad_request",
    en:
      "The repaired XML does not go into the PDF, for this reason: {reason}. Ask for application/json or application/xml.",
    de:
      "Das reparierte XML kommt nicht in das PDF, aus diesem Grund: {reason}. Fragen Sie nach application/json oder " +
      "application/xml.",
    fr: "Le XML réparé n’est pas mis dans le PDF, pour cette raison\u00a0: {reason}. Demandez application/json ou " +
      "application/xml.",
  },
  repair_fields: {
    code: "bad_request",
    en: "Beside document there are accept and answers alone. To repair an invoice in JSON, leave document out of it.",
    de:
      "Neben document gibt es nur accept und answers. Um eine Rechnung in JSON zu reparieren, lassen Sie document weg.",
    fr: "À côté de document, il n’y a que accept et answers. Pour réparer une facture en JSON, retirez-en document.",
  },
  repair_accept: {
    code: "bad_request",
    en: "The field accept cannot be used: give a list of ids, as texts.",
    de: "Das Feld accept ist so nicht zu gebrauchen: Geben Sie eine Liste von Kennungen an, als Texte.",
    fr: "Le champ accept est inutilisable\u00a0: donnez une liste d’identifiants, sous forme de textes.",
  },
  repair_answers: {
    code: "bad_request",
    en:
      "The field answers cannot be used: give an object with a JSON pointer of the model as each name, and a text or a " +
      "number, or an object of these, as its value.",
    de:
      "Das Feld answers ist so nicht zu gebrauchen: Geben Sie ein Objekt an, dessen Namen JSON-Zeiger des Modells sind, " +
      "und dessen Werte Texte, Zahlen oder Objekte aus diesen.",
    fr:
      "Le champ answers est inutilisable\u00a0: donnez un objet dont les noms sont des pointeurs JSON du modèle, et les " +
      "valeurs des textes, des nombres ou des objets de ceux-ci.",
  },
} as const satisfies Readonly<Record<string, SentenceRow>>;

export type SentenceId = keyof typeof sentences;
