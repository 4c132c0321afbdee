/** What the page of error codes says of each, in French. */
import type { OnPage } from "./on_page.ts";
import type { ProblemCode } from "./problems.ts";

export const onPage: Readonly<Record<ProblemCode, OnPage>> = {
  bad_request: {
    when: "Le corps n’est pas du JSON lisible ou pas un objet, ou un paramètre ou un en-tête a une valeur impossible.",
    then: "Corrigez ce que le message indique et renvoyez la requête.",
  },
  bad_answer: {
    when:
      "Une réponse n’a pas la forme du champ auquel elle est destinée : une valeur pour un groupe ou une liste, ou un objet pour une valeur.",
    then: "Répondez pour les champs que la question nomme. Rien n’a été modifié.",
  },
  invalid_email: {
    when: "L’adresse e-mail d’une inscription manque, est mal formée ou dépasse 254 caractères.",
    then: "Envoyez un objet JSON avec une adresse valable dans email.",
  },
  invalid_max_characters: {
    when: "max_characters dépasse 16000000 ou n’est pas un entier positif.",
    then: "Envoyez un entier de 1 à 16000000, ou omettez le paramètre.",
  },
  invalid_plan: {
    when: "L’offre d’un achat manque, est inconnue ou ne va pas avec la période. Rien n’a été acheté.",
    then: "Envoyez starter, scale, starter_annual, scale_annual ou fix_report dans plan.",
  },
  unsupported_profile: {
    when: "Ce serveur ne peut pas écrire le profil de la facture dans le format demandé. Rien n’a été décompté.",
    then: "Choisissez l’un des profils que le message énumère.",
  },
  xml_malformed: {
    when: "Le XML n’est pas bien formé ou sort de ce qui est admis ; xml_code précise quoi.",
    then: "Corrigez le XML à la ligne et à la colonne indiquées.",
  },
  xml_rejected: {
    when: "Le XML a un DOCTYPE ou déclare des entités.",
    then: "Retirez le DOCTYPE : une facture n’en a pas besoin.",
  },
  missing_api_key: {
    when: "La requête n’a pas d’en-tête Bearer.",
    then: "Envoyez l’en-tête Authorization: Bearer suivi de votre clé. POST /v1/keys en délivre une.",
  },
  invalid_api_key: {
    when: "La clé est inconnue ou a été révoquée.",
    then: "Vérifiez qu’aucun caractère ne manque, ou faites-en délivrer une nouvelle.",
  },
  forbidden_origin: {
    when: "Une page d’une autre origine a envoyé une requête à /mcp.",
    then: "N’envoyez pas d’en-tête Origin, ou faites inscrire l’origine dans ALLOWED_ORIGINS par l’exploitant.",
  },
  not_found: {
    when: "Il n’y a rien à cette adresse, ou ce service ne l’a pas activé.",
    then: "Vérifiez le chemin et la méthode : toutes les adresses figurent sur /docs.",
  },
  rule_not_found: {
    when: "Il n’y a pas de règle de cet identifiant.",
    then: "Prenez l’identifiant dans le champ rule d’une anomalie, ou cherchez-le sur la page /rules.",
  },
  record_not_found: {
    when: "Il n’y a pas d’attestation de cet identifiant, ou ses 365 jours sont passés.",
    then: "Vérifiez l’identifiant. Une attestation expirée ne revient pas : contrôlez à nouveau avec record=true.",
  },
  claim_not_found: {
    when: "La transaction est inconnue, pas réglée, ou concerne autre chose.",
    then: "Vérifiez l’identifiant de la transaction. Un paiement se réclame dès qu’il est réglé.",
  },
  method_not_allowed: {
    when: "Le chemin est juste, la méthode ne l’est pas.",
    then: "Employez une méthode que l’en-tête Allow énumère.",
  },
  key_already_issued: {
    when: "L’adresse e-mail a déjà une clé gratuite.",
    then: "Employez cette clé. Une clé ne peut pas être montrée à nouveau.",
  },
  rotation_already_done: {
    when: "La clé a déjà été remplacée, ou un autre remplacement est passé avant.",
    then: "Employez la clé que le premier remplacement a donnée.",
  },
  already_subscribed: {
    when: "La clé a déjà un abonnement. Rien n’a été acheté.",
    then: "Changez d’offre dans le portail de facturation : GET /v1/billing/portal donne un lien.",
  },
  already_claimed: {
    when: "Le rapport de correction a déjà été réclamé, et sa clé a été montrée alors.",
    then: "Employez cette clé. Si elle est perdue, écrivez au vendeur depuis l’adresse du reçu.",
  },
  no_subscription: {
    when: "La clé n’a pas d’abonnement à gérer.",
    then: "Rien n’est à faire : les clés gratuites ou accordées à la main ne sont pas facturées.",
  },
  idempotency_key_reused: {
    when:
      "L’Idempotency-Key a été employée avec un autre corps, une autre opération ou une autre option en moins de 24 heures.",
    then: "Envoyez une nouvelle Idempotency-Key avec chaque nouveau document et chaque opération sur celui-ci.",
  },
  key_rotated: {
    when: "La clé a été remplacée.",
    then: "Employez la clé qui l’a remplacée.",
  },
  payload_too_large: {
    when:
      "Le corps dépasse 1 Mo, ou 32 Mo avec max_characters ; le JSON a plus de caractères ou, s’il n’est pas une facture, plus de valeurs qu’il n’en est lu ; ou le travail a dépassé la durée admise. Rien n’a été décompté.",
    then: "Envoyez un corps plus petit, ou relevez le plafond avec max_characters.",
  },
  record_too_large: {
    when: "Le résultat a tant de longues anomalies qu’aucune attestation n’en est conservée. Rien n’a été décompté.",
    then: "Omettez record=true, ou raccourcissez les noms et valeurs que citent les anomalies.",
  },
  xml_limit_exceeded: {
    when: "Le XML est trop profond, ou a trop d’éléments, d’attributs ou de caractères.",
    then: "Divisez le document. Seuls les caractères se relèvent, avec max_characters.",
  },
  unsupported_syntax: {
    when:
      "Le document n’est ni UBL Invoice, ni UBL CreditNote, ni CII CrossIndustryInvoice ; xml_code dit ce que c’est.",
    then: "Envoyez la facture elle-même, dans l’une de ces syntaxes.",
  },
  unsupported_media_type: {
    when: "POST /v1/parse a reçu autre chose que du XML.",
    then: "Envoyez du XML avec le type de contenu application/xml.",
  },
  quota_exceeded: {
    when: "Le quota du mois est épuisé. Rien n’a été décompté.",
    then: "Attendez sa remise à zéro, ou allez à upgrade_url.",
  },
  record_quota_exceeded: {
    when: "La clé a conservé ce mois-ci dix attestations par document de son quota. Rien n’a été décompté.",
    then: "Omettez record=true, ou attendez le temps que dit Retry-After.",
  },
  rate_limited: {
    when: "Les requêtes arrivent plus vite que la cadence admise. Rien n’a été décompté.",
    then: "Attendez le temps que dit Retry-After.",
  },
  rotation_rate_limited: {
    when: "La clé a été remplacée trois fois aujourd’hui.",
    then: "Remplacez-la à nouveau demain (UTC).",
  },
  too_many_requests: {
    when: "Une adresse de client a demandé trop de clés, d’attestations, d’achats ou de réclamations.",
    then: "Attendez le temps que dit Retry-After.",
  },
  internal_error: {
    when: "La faute est au serveur. Rien n’a été décompté.",
    then: "Réessayez. Si cela persiste, signalez la X-Request-Id de la réponse.",
  },
  record_altered: {
    when: "L’attestation conservée n’est plus telle qu’elle a été signée, ou est endommagée. Elle n’est pas montrée.",
    then: "Contrôlez à nouveau le document avec record=true, et signalez la X-Request-Id de la réponse.",
  },
  record_key_unknown: {
    when: "L’attestation a été signée avec une clé que ce serveur n’a plus : nul ne peut dire si elle est intacte.",
    then: "Demandez à l’exploitant d’inscrire cette clé dans RECORD_SIGNING_KEYS_OLD.",
  },
  rotation_failed: {
    when: "Le remplacement n’a pas abouti. Rien n’a changé, et l’ancienne clé reste valable.",
    then: "Réessayez.",
  },
  generation_not_yet_available: {
    when: "Ce serveur n’écrit pas de factures.",
    then: "GET /v1/health dit si un serveur le fait.",
  },
  billing_error: {
    when: "Le prestataire de paiement n’a pas répondu, ou a refusé. Rien n’a été acheté ni débité.",
    then: "Réessayez dans une minute : le même achat n’est jamais fait deux fois.",
  },
  busy: {
    when: "Trop de gros documents arrivent ou attendent leur tour. Rien n’a été décompté.",
    then: "Attendez le temps que dit Retry-After, et renvoyez le document.",
  },
  store_busy: {
    when: "Le stockage est verrouillé par un autre processus, ou hors d’atteinte.",
    then:
      "Attendez le temps que dit Retry-After, et renvoyez la même requête, avec son Idempotency-Key si elle en avait une.",
  },
  store_not_writable: {
    when:
      "GET /v1/health a constaté que le stockage n’est pas accessible en écriture. Les documents ne sont alors pas acceptés.",
    then: "Voyez le disque, les droits et les verrous du stockage, ou le serveur KV.",
  },
  billing_not_enabled: {
    when: "Les paiements ne sont pas configurés sur ce serveur. Rien n’a été acheté.",
    then: "Demandez à l’exploitant une clé avec le quota qu’il vous faut.",
  },
};
