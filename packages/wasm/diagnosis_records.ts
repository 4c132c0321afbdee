/** What the diagnosis and the repair of the component give, field by field. */
import type {
  AmountDue,
  Cause,
  Change,
  Choice,
  Diagnosis,
  Plan,
  ProfileVerdict,
  Question,
  QuestionField,
  Repaired,
} from "../npm/diagnosis.ts";
import type { Applied, Left, PlacedChange, RepairedInvoice, Standing, Unused } from "../npm/repair.ts";
import { finding, location, truncated } from "./records.ts";
import { boolean, bytes, json, keyed, list, number, oneOf, optional, record, text } from "./shape.ts";

const change = record<Change>("change", "One value before and after; none where there is none.", {
  pointer: text,
  old: optional(text),
  new: optional(text),
});

const operation = record<NonNullable<Cause["patch"]>[number]>(
  "operation",
  "An operation of JSON Patch (RFC 6902) on the JSON model; `value` is JSON.",
  {
    op: oneOf("op", "What the operation does.", ["add", "replace", "remove", "move"]),
    path: text,
    value: optional(json),
    from: optional(text),
  },
);

const code = record<NonNullable<QuestionField["codes"]>[number]>("code", "A code, and what it means.", {
  code: text,
  name: text,
});

const questionField = record<QuestionField>("question-field", "One value of a question; `value` is right already.", {
  pointer: text,
  term: text,
  title: text,
  value: optional(text),
  codes: optional(list(code)),
});

const question = record<Question>("question", "A value that is asked for.", {
  term: text,
  pointer: text,
  title: text,
  who: oneOf("who", "Who knows the answer.", ["seller", "buyer"]),
  fields: list(questionField),
});

const converted = record<NonNullable<Cause["converted"]>>("converted", "The format that can hold the invoice.", {
  to: oneOf("target", "What documents are called that can.", ["ubl", "cii", "credit-note"]),
  valid: boolean,
});

const kind = oneOf("kind", "What a repair changes: form and derived may be applied unasked.", [
  "form",
  "derived",
  "owed",
  "open",
]);

const amountDue = record<AmountDue>("amount-due", "BT-115 without and with a repair.", {
  old: optional(text),
  new: optional(text),
});

const direction = oneOf(
  "direction",
  "turned: a refund of a claim, an open invoice of a paid one, or another account.",
  [
    "same",
    "turned",
  ],
);

const choice = record<Choice>("choice", "One of several repairs of a cause.", {
  id: text,
  title: text,
  told: text,
  patch: list(operation),
  changes: list(change),
  amount_due: amountDue,
  direction,
});

const cause = record<Cause>("cause", "Findings with one root, and the patch that repairs it, where one is known.", {
  id: text,
  title: text,
  told: text,
  rules: list(text),
  findings: list(finding),
  location: optional(location),
  kind,
  patch: optional(list(operation)),
  changes: list(change),
  needs_consent: optional(boolean),
  choices: optional(list(choice)),
  question: optional(question),
  converted: optional(converted),
});

const profileVerdict = record<ProfileVerdict>("profile-verdict", "What one profile says of an invoice.", {
  valid: boolean,
  errors: number,
  warnings: number,
  official_valid: boolean,
});

const plan = record<Plan>("plan", "What can be done with all that is wrong, together.", {
  id: text,
  causes: list(text),
  choices: list(text),
  amount_due: amountDue,
  direction,
  valid: boolean,
  explains: number,
  invents: number,
});

const repaired = record<Repaired>("repaired", "What all patches together make of the invoice.", {
  applied: number,
  valid: boolean,
  official_valid: boolean,
  remaining: number,
});

export const diagnosis = record<Diagnosis>(
  "diagnosis",
  "What is wrong with an invoice, by its causes, in the order in which to repair them; with the verdict of each profile.",
  {
    profiles: keyed(profileVerdict),
    profile: text,
    causes: list(cause),
    plans: list(plan),
    repaired,
    findings_truncated: optional(truncated),
    search_truncated: optional(boolean),
  },
);

const placedChange = record<PlacedChange>("placed-change", "One value before and after, and where it was in the XML.", {
  pointer: text,
  location: optional(location),
  old: optional(text),
  new: optional(text),
});

const applied = record<Applied>("applied", "A repair that was made.", {
  id: text,
  title: text,
  rules: list(text),
  kind,
  changes: list(placedChange),
});

const left = record<Left>("left", "What was left alone, why, and what can be accepted or answered.", {
  id: text,
  kind,
  title: text,
  rules: list(text),
  changes: list(change),
  question: optional(question),
  reason: text,
  choices: list(choice),
});

const standing = record<Standing>("standing", "A verdict in numbers, with what the official validators would say.", {
  valid: boolean,
  official_valid: boolean,
  errors: number,
});

const unused = record<Unused>("unused", "Ids that no repair has, and places that nothing can be written to.", {
  accept: list(text),
  answers: list(text),
});

export const repairedInvoice = record<RepairedInvoice>(
  "repaired-invoice",
  "An invoice that was repaired in its own text: `document` is its text, `bytes` the same in its encoding.",
  {
    document: text,
    bytes,
    media_type: text,
    applied: list(applied),
    left: list(left),
    unused,
    amount_due: amountDue,
    direction,
    currency: optional(text),
    before: standing,
    after: standing,
  },
);
