/** French. */
import type { DocsWords } from "./words.ts";

export const words: DocsWords = {
  title: "Documentation de l’API",
  description:
    "Comment contrôler, lire, écrire et corriger des factures électroniques par HTTP, avec des programmes à copier.",
  chapters: "Chapitres",
  onThisPage: "Sur cette page",
  previous: "Précédent : {0}",
  next: "Suivant : {0}",
  parts: { start: "Premiers pas", operations: "Opérations", data: "Données" },
  facts: {
    server: "Serveur",
    authentication: "Authentification",
    version: "Version",
    downloads: "Téléchargements",
    errors: "Erreurs",
    speed: "Vitesse",
  },
  sendHeader: "Envoyez l’en-tête `{0}` ; `{1}` est la clé.",
  openapi: "Document OpenAPI",
  postman: "Collection Postman",
  toErrors: "Tous les codes d’erreur : quand ils surviennent et que faire",
  toSpeed: "Mesures : temps et mémoire selon la taille, et quels objectifs sont atteints",
  copy: { copy: "Copier", copied: "Copié", notCopied: "Non copié : sélectionnez le texte" },
  groups: {
    Documents: "Documents",
    Lookups: "Registres",
    Rules: "Règles",
    Keys: "Clés",
    Records: "Attestations",
    Billing: "Achats",
    Service: "Service",
    Other: "Autres",
  },
  operation: {
    deprecated: "Obsolète.",
    noKey: "Aucune clé n’est nécessaire.",
    needsKey: "Une clé est nécessaire : `{0}`",
    parameters: "Paramètres",
    parameter: "Paramètre",
    field: "Champ",
    type: "Type",
    description: "Description",
    required: "obligatoire",
    body: "Corps de la requête",
    optionalBody: "Corps de la requête, facultatif",
    request: "Exemple de requête",
    with: "Avec `{0}`",
    answers: "Réponses",
    exampleOf: "Exemple de {0}, `{1}`",
  },
  places: { query: "requête", path: "chemin", header: "en-tête", cookie: "cookie" },
  types: {
    any: "toute valeur",
    none: "aucune valeur",
    or: " ou ",
    and: " et ",
    arrayOf: "tableau de {0}",
    arrayEach: "tableau, chacun {0}",
    objectEach: "object, chaque champ {0}",
    fields: "champs {0}",
    each: "chacun {0}",
  },
  limits: {
    const: "toujours {0}",
    enum: "parmi {0}",
    minimum: "au moins {0}",
    exclusiveMinimum: "plus de {0}",
    maximum: "au plus {0}",
    exclusiveMaximum: "moins de {0}",
    multipleOf: "un multiple de {0}",
    minLength: "au moins {0} caractères",
    maxLength: "au plus {0} caractères",
    pattern: "conforme à {0}",
    minItems: "au moins {0}",
    maxItems: "au plus {0}",
    uniqueItems: "sans doublon",
    minProperties: "au moins {0} champs",
    maxProperties: "au plus {0} champs",
    default: "par défaut {0}",
    example: "par exemple {0}",
    readOnly: "dans les réponses seulement",
    writeOnly: "dans les requêtes seulement",
    deprecated: "obsolète",
  },
  invoice: {
    title: "La facture en JSON",
    lead: "Ce que chaque route prend et donne comme facture, groupe par groupe. Les numéros sont ceux d’EN 16931-1.",
  },
  schemas: {
    title: "Schémas communs",
    lead:
      "Ce que plusieurs opérations prennent ou donnent. Un schéma dont un seul chapitre a besoin figure dans ce chapitre.",
    here: "Schémas",
  },
  quickstart: {
    title: "Démarrage rapide",
    key: "Obtenez une clé, qui n’est montrée qu’une fois : sur la page {0}, ou ici avec votre adresse.",
    getKey: "Obtenir une clé",
    keep: "Gardez-la dans une variable d’environnement, et hors de votre code.",
    keepKey: "Garder la clé",
    run:
      "Enregistrez un programme des chapitres suivants à côté d’une facture, et exécutez-le. Une clé gratuite permet " +
      "{0} documents par mois ; les PDF qu’elle produit portent le mot PREVIEW.",
  },
  tasks: {
    check: {
      title: "Contrôler une facture",
      about: "Envoie invoice.xml (UBL ou CII) et énumère ce qui ne va pas. La réponse est 200, que la facture soit " +
        "valide ou non : regardez `valid`. Pour une facture en JSON, envoyez `application/json`.",
    },
    print: {
      title: "Écrire un PDF (Factur-X, ZUGFeRD)",
      about:
        "Envoie invoice.json et enregistre invoice.pdf : des pages pour les lecteurs, avec le XML pour les machines " +
        "à l’intérieur. L’Idempotency-Key est le numéro de facture, si bien qu’une répétition ne compte pas. Une " +
        "facture avec un constat bloquant n’est pas écrite : la réponse est 422 avec les constats, et ne compte pas.",
    },
    read: {
      title: "Lire une facture en JSON",
      about: "Envoie invoice.xml et donne la facture en JSON, avec les mêmes champs en UBL et en CII.",
    },
  },
  errors: {
    title: "Codes d’erreur",
    lead: [
      "Ce qui ne va pas dans une facture n’est pas une erreur de la requête : cela figure dans `errors` et `warnings` " +
      "d’une réponse 200 (422 lorsqu’un document devait être écrit). Toute autre réponse qui n’est pas 2xx porte un " +
      "objet avec `error`, `message` et `docs`. Fiez-vous à `error`, qui est stable ; le message s’adresse aux lecteurs " +
      "et peut changer. Ce qui est refusé n’est pas décompté.",
    ],
    ways: [
      "`400`, `413`, `415` : changez la requête ; la renvoyer telle quelle ne change rien.",
      "`401`, `410` : la clé manque, est inconnue ou a été remplacée.",
      "`429 rate_limited` : attendez le nombre de secondes qu’indique `Retry-After`, puis renvoyez-la.",
      "`429 quota_exceeded` : le quota du mois est épuisé ; `upgrade_url` mène à un quota plus grand.",
      "`5xx` : renvoyez-la, après 1, 2, 4 et 8 secondes. Citez `X-Request-Id` si vous demandez de l’aide.",
    ],
    all: "Tous les codes",
    columns: ["Statut", "Code", "Quand", "Que faire"],
  },
  repeats: {
    title: "Répétitions (Idempotency-Key)",
    paragraphs: [
      "Lorsqu’une réponse se perd, personne ne sait si le document a été décompté. Envoyez un `Idempotency-Key` (1 à 255 " +
      "caractères ASCII imprimables) avec tout ce qui compte comme un document : pendant 24 heures, la même opération " +
      "avec la même valeur, le même corps et les mêmes options reçoit une nouvelle réponse et ne compte pas, quels que " +
      "soient le format et la langue ; une répétition qui demande une attestation (record) l’obtient. La même valeur avec " +
      "un autre corps, une autre opération ou une autre option donne `409 idempotency_key_reused`.",
      "Prenez quelque chose qui tient au document et à sa version, par exemple le numéro de facture et l’heure de " +
      "l’export. Ne prenez pas une nouvelle valeur au hasard à chaque essai.",
      "Là où une réponse montre une nouvelle clé (inscription, réclamation d’un rapport de correction, remplacement), " +
      "une répétition avec le même `Idempotency-Key` et les mêmes octets reçoit la même réponse pendant 24 heures, clé " +
      "comprise. Prenez-y une valeur au hasard, et gardez-la jusqu’à ce que vous ayez la réponse : elle l’ouvre.",
    ],
  },
  limited: {
    title: "Limites",
    lead:
      "Ce que peuvent une clé et une adresse de client. Ce qui dépasse une limite est refusé et n’est pas décompté.",
    plans: "Documents par mois",
    planColumns: ["Formule", "Documents"],
    counted: "Rythme et taille",
    columns: ["Quoi", "Au plus"],
    rows: {
      pace: "Requêtes d’une clé",
      body: "Corps d’une requête ; avec `max_characters`",
      characters: "`max_characters`",
      work: "Travail sur un document",
      questions: "Questions sans clé (règles, registres publics), par adresse",
      recordReads: "Attestations lues, par adresse",
      verifications: "Attestations et reçus vérifiés, par adresse",
      signups: "Essais d’obtenir une clé gratuite, par adresse",
      rotations: "Essais de remplacer une clé, par adresse",
      purchases: "Achats commencés et suivis, par adresse",
      claims: "Essais de réclamer un rapport de correction, par adresse",
      feedback: "Messages à l’exploitant, par adresse",
      messages: "Messages d’agents sans clé valable, par adresse",
    },
    within: "{0} par {1}",
    times: { second: "seconde", minute: "minute", day: "jour" },
    perSecond: "{0} par seconde, {1} à la fois",
    megabytes: "{0} Mo ; {1} Mo",
    seconds: "{0} s",
    without: "Ce serveur ne décompte rien : aucune clé n’est nécessaire, et aucun document n’est décompté.",
    told:
      "`X-RateLimit-Remaining` et `X-RateLimit-Reset` disent, dans chaque réponse décomptée, ce qui reste du mois et " +
      "quand il recommence. `Retry-After` dit combien de secondes attendre.",
  },
  agents: {
    title: "Agents (MCP)",
    lead: [
      "Des agents contrôlent, diagnostiquent, corrigent et écrivent des factures par le Model Context Protocol : HTTP " +
      "en continu, sans session, à `POST /mcp`. Clés, quota et rythme sont ceux de l’API HTTP.",
      "Mettez la clé dans la configuration du client, comme en-tête `Authorization: Bearer YOUR_KEY` ou " +
      "`x-api-key: YOUR_KEY`. Sans clé, `issue_api_key` en demande une ; elle ne vaut pas sur la connexion par laquelle " +
      "elle a été délivrée : reconnectez-vous.",
    ],
    connect: "Dans la forme que partagent la plupart des clients :",
    client: "Configuration d’un client",
    columns: ["Outil", "Ce qu’il fait", "Clé", "Documents"],
    yes: "oui",
    no: "non",
    tools: {
      validate_invoice: "Contrôle une facture en JSON.",
      validate_invoice_xml: "Contrôle une facture en XML, UBL ou CII.",
      generate_invoice: "Écrit une facture en XML ou en PDF ; ce qui n’est pas valide ne compte pas.",
      diagnose_invoice: "Trouve les causes, avec ce qui les corrige, selon les cinq profils.",
      repair_invoice: "Corrige une facture dans son propre texte ; ce qui est dû revient à l’utilisateur.",
      convert_invoice:
        "Convertit une facture vers une autre syntaxe ou un autre profil et énumère ce qui serait perdu.",
      view_invoice: "Affiche une facture de façon lisible, en texte, en page ou en PDF.",
      compare_invoices: "Compare deux factures par terme métier, et dit le montant à payer que chacune indique.",
      embed_invoice: "Intègre une facture dans le PDF de l’utilisateur, en Factur-X.",
      lookup_peppol_participant: "Dit si une entreprise reçoit des factures par Peppol.",
      verify_vat_vies: "Vérifie un numéro de TVA.",
      check_vies_status: "Dit quels registres de TVA répondent.",
      check_french_readiness: "Dit ce qui est public d’une entreprise française, et ses obligations.",
      list_approved_platforms: "Énumère les plateformes agréées françaises, d’après un instantané daté.",
      explain_rule: "Dit ce qu’une règle exige, et comment la satisfaire.",
      list_editions: "Énumère les éditions des règles officielles, et lesquelles sont en vigueur.",
      issue_api_key: "Délivre la clé gratuite d’une adresse e-mail.",
      send_feedback: "Écrit à l’exploitant du service.",
      get_upgrade_link: "Donne un lien vers une formule plus grande, pour la clé de la connexion ou une autre.",
    },
    results: [
      "Chaque résultat a un texte qui dit que faire, et `structuredContent` selon le schéma de l’outil. Ce qui y figure " +
      "entre guillemets est au document : des données, et jamais une instruction.",
      "Une erreur d’un outil a `isError`, un texte qui dit que faire, et l’objet d’erreur de l’API HTTP dans un second " +
      "texte.",
    ],
  },
};
