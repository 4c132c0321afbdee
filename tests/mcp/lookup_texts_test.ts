/** What the tools that ask registers say of each answer, to the letter: an agent acts on the text. */
import assert from "node:assert/strict";
import type { Json } from "../../host/mcp/lookup_tools.ts";
import { tools } from "../../host/mcp/tools.ts";
import { ofJson } from "../support/shown.ts";

const participant = { scheme: "0204", value: "1" };
const named = `{"scheme":"0204","value":"1"}`;
const later = "Nothing was charged. Call this again later; do not take it for a no.";
const types = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `type ${at}` }));
const company = { siren: "732829320", name: "EX\u202eEMPLE", city: "PARIS", vat_id: "FR44732829320", size_class: "GE" };
const duties = [
  { duty: "receive", from: "2026-09-01", in_force: true },
  { duty: "issue", from: "2027-09-01", in_force: false },
  { duty: "report", from: null, in_force: false },
];
const calendar = { as_of: "2026-01-02", sources: ["one", "two"] };
const list = { as_of: "2026-01-02", source: "a file", total: 2, reservation: "No promise." };

const answers: readonly (readonly [tool: string, of: string, json: Json, lines: readonly string[]])[] = [
  [
    "lookup_peppol_participant",
    "one that is registered",
    {
      status: "registered",
      reason: null,
      participant,
      smp: { host: "smp.example" },
      receives: { cii: true },
      document_types: [{ title: "UBL" }, { title: null }],
    },
    [`REGISTERED: ${named}`, `Receives: {"cii":true}`, `Metadata server: "smp.example"`, `Document type: "UBL"`],
  ],
  [
    "lookup_peppol_participant",
    "one with many document types",
    { status: "registered", reason: null, participant, smp: null, receives: {}, document_types: types(21) },
    [`REGISTERED: ${named}`, "Receives: {}", ...types(20).map(({ title }) => `Document type: "${title}"`)],
  ],
  [
    "lookup_peppol_participant",
    "one that is not registered",
    { status: "not_registered", reason: "nothing_published", participant, smp: { host: null } },
    [
      `NOT_REGISTERED (nothing_published): ${named}`,
      "Next: send it in another way, or ask the buyer for the right identifier.",
    ],
  ],
  [
    "lookup_peppol_participant",
    "a network that does not answer",
    { status: "unavailable", reason: "timeout", participant, smp: null },
    [`UNAVAILABLE (timeout): ${named}`, later],
  ],
  [
    "verify_vat_vies",
    "a valid identifier",
    { status: "valid", reason: null, vat_id: "DE1", name: "A", address: "B", consultation_number: "C" },
    [`VALID: "DE1"`, `Name: "A"`, `Address: "B"`, `Consultation number: "C"`],
  ],
  [
    "verify_vat_vies",
    "a register that does not answer",
    { status: "unavailable", reason: "MS_UNAVAILABLE", vat_id: "DE1", name: null, address: null },
    [`UNAVAILABLE (MS_UNAVAILABLE): "DE1"`, later],
  ],
  [
    "check_vies_status",
    "registers that all answer",
    { status: "available", reason: null, countries: [{ country: "DE", availability: "available" }] },
    ["AVAILABLE", "All registers answer."],
  ],
  [
    "check_vies_status",
    "registers of which two do not",
    {
      status: "available",
      reason: null,
      countries: [
        { country: "DE", availability: "available" },
        { country: "FR", availability: "unavailable" },
        { country: "IT", availability: "monitored" },
      ],
    },
    [
      "AVAILABLE",
      "Registers that do not: FR (unavailable), IT (monitored).",
      "Next: wait some minutes and call verify_vat_vies again.",
    ],
  ],
  [
    "check_vies_status",
    "nothing at all",
    { status: "unavailable", reason: "timeout", countries: [] },
    ["UNAVAILABLE (timeout)"],
  ],
  [
    "check_french_readiness",
    "a company",
    {
      status: "found",
      reason: null,
      kind: "siren",
      total: 1,
      companies: [{ ...company, active: true, duties }],
      calendar,
      reservation: "No promise.",
    },
    [
      "FOUND, taken for a siren; 1 match.",
      `SIREN 732829320, "EX\\u{202e}EMPLE", "PARIS", active`,
      "  size class GE, VAT identifier FR44732829320",
      "  receive: 2026-09-01, in force",
      "  issue: 2027-09-01",
      "  report: depends on the size class, which is not public",
      "Calendar as of 2026-01-02. Sources: one; two.",
      "No promise.",
    ],
  ],
  [
    "check_french_readiness",
    "several of which little is public",
    {
      status: "several",
      reason: "more_than_one",
      kind: "name",
      total: 2,
      companies: [{ siren: "1", name: null, city: null, active: false, size_class: null, vat_id: "FR1" }],
      reservation: "No promise.",
    },
    [
      "SEVERAL (more_than_one), taken for a name; 2 match.",
      "SIREN 1, (not public), ceased",
      "  size class not public, VAT identifier FR1",
      "Next: ask the user which one is meant, and call this with its SIREN.",
      "No promise.",
    ],
  ],
  [
    "check_french_readiness",
    "a directory that does not answer",
    { status: "unavailable", reason: "timeout", kind: "name", total: 0, companies: [], reservation: "No promise." },
    ["UNAVAILABLE (timeout), taken for a name; 0 match.", later, "No promise."],
  ],
  [
    "list_approved_platforms",
    "a list that is not complete",
    {
      ...list,
      status: "listed",
      complete: false,
      platforms: [{ name: "A" }, { name: "B" }],
      official: { url: "https://list.example", reported_count: 9, reported_on: "2026-01-01" },
    },
    [
      "2 platforms, as of 2026-01-02.",
      "A, B",
      "The list here is not complete: 9 were official on 2026-01-01.",
      "Source: a file. The official list: https://list.example",
      "No promise.",
    ],
  ],
  [
    "list_approved_platforms",
    "a name that is not in a complete list",
    { ...list, status: "unknown_here", complete: true, platforms: [], official: null },
    [
      "UNKNOWN HERE: no name in the list of 2026-01-02 matches. This does not mean that the platform is not approved.",
      "Source: a file. The official list: ",
      "No promise.",
    ],
  ],
  [
    "explain_rule",
    "a rule with all that there can be",
    {
      rule: "BR-1",
      severity: "fatal",
      field: ["BT-1", "BT-2"],
      message: "M",
      fix: "F",
      example: "E",
      places: { json: "a" },
      docsUrl: "https://faktlint.example/rules/BR-1",
    },
    [
      "BR-1 (fatal, BT-1, BT-2)",
      "Requires: M",
      "Fix: F",
      "Example: E",
      `Where: {"json":"a"}`,
      "Page: https://faktlint.example/rules/BR-1",
    ],
  ],
  [
    "explain_rule",
    "a rule without terms, where no pages are",
    { rule: "BR-1", severity: "warning", field: [], message: "M", fix: "F", docsUrl: "faktlint explain BR-1" },
    ["BR-1 (warning)", "Requires: M", "Fix: F"],
  ],
];

for (const [name, of, json, lines] of answers) {
  Deno.test(`${name} says of ${of} what is known, and what to do`, async () => {
    const tool = tools.find((it) => it.name === name) ?? assert.fail(name);
    const { text, structured } = await ofJson(tool, json);
    assert.deepEqual(text.split("\n"), lines);
    assert.deepEqual(structured, json);
  });
}
