/** The table of scenarios: exactly one row fits each document, whatever it names and whatever the caller asks for. */
import { sideOf } from "../../engine/model/side.ts";
import assert from "node:assert/strict";
import {
  identifierOf,
  isKnownSpecification,
  isWithoutLines,
  specificationIds,
  specificationOf,
  specifications,
} from "../../engine/model/specifications.ts";
import { type Identity, rowsFor, scenarioFor } from "../../engine/scenarios/find.ts";
import { profileNames, profiles, scenarios, setRows } from "../../engine/scenarios/table.ts";
import { CIUS, CORE, CVD, EXTENSION, PEPPOL } from "../../cases/identifiers.ts";

const syntaxes = ["ubl-invoice", "ubl-credit-note", "cii"] as const;
const named = (level: string) => `urn:factur-x.eu:1p0:${level}`;

/** A text that names each specification. */
const examples: Readonly<Record<string, string | undefined>> = {
  "xrechnung-other": `${CORE}#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3`,
  "peppol-other": `${PEPPOL}#conformant#urn:example.com:ours`,
  "french-core": `${CORE}#conformant#urn.cpro.gouv.fr:1p0:en16931-ctc-fr`,
  "german-unknown": `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_4.0`,
  "peppol-unknown": `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.1`,
  "unknown": `${CORE}#compliant#urn:example.com:ours`,
  "none": undefined,
};

function textOf(id: ReturnType<typeof specificationIds>[number]): string | undefined {
  return isKnownSpecification(id) ? specifications[id].identifiers[0] : examples[id];
}

Deno.test("each specification is named by its identifiers, and by no other's", () => {
  for (const id of specificationIds()) {
    const texts = isKnownSpecification(id) ? specifications[id].identifiers : [textOf(id) ?? ""];
    for (const text of texts) assert.equal(specificationOf(text), id, text);
  }
});

Deno.test("exactly one row fits each document, whatever it names and whatever the caller asks for", () => {
  const processes = [undefined, ...new Set(scenarios.flatMap((row) => [...row.processes ?? []])), "another"];
  const days = [undefined, "2000-01-01", "2026-11-23", "2999-12-31"];
  for (const id of specificationIds()) {
    for (const syntax of syntaxes) {
      for (const [process, nation] of [...processes.map((it) => [it, null] as const), [undefined, "FR"] as const]) {
        for (const profile of [undefined, ...profileNames]) {
          for (const asOf of days) {
            for (const container of [undefined, "pdf"] as const) {
              const identity: Identity = { syntax, specification: textOf(id), process, nation, container };
              const found = scenarioFor(identity, { profile, asOf });
              assert.equal(found.named, id);
              assert.ok(found.scenario.syntaxes.includes(syntax));
              if (profile !== undefined) assert.deepEqual([found.profile, found.source], [profile, "query"]);
            }
          }
        }
      }
    }
  }
});

Deno.test("no row for a document, or two, are errors of the table", () => {
  const identity: Identity = { syntax: "cii", specification: CORE, process: undefined };
  const [core] = scenarios;
  assert.ok(core !== undefined);
  assert.throws(() => scenarioFor(identity, {}, scenarios.filter((row) => row !== core)), RangeError);
  assert.throws(() => scenarioFor(identity, {}, [...scenarios, { ...core, id: "again" }]), RangeError);
});

const selected: readonly (readonly [identifier: string | undefined, ubl: string, note: string, cii: string])[] = [
  [undefined, "en16931", "en16931", "en16931"],
  [CORE, "en16931", "en16931", "en16931"],
  [CIUS, "xrechnung", "xrechnung", "xrechnung"],
  [EXTENSION, "xrechnung-extension", "xrechnung", "xrechnung-extension"],
  [CVD, "xrechnung-cvd", "xrechnung-cvd", "xrechnung-cvd"],
  [PEPPOL, "peppol", "peppol", "peppol"],
  [`${PEPPOL}#conformant#x`, "peppol", "peppol", "peppol"],
  [`x${CORE}`, "en16931", "en16931", "en16931"],
  [named("minimum"), "en16931", "en16931", "facturx-minimum"],
  [named("basicwl"), "en16931", "en16931", "facturx-basicwl"],
  [`${CORE}#compliant#${named("basicwl")}`, "en16931", "en16931", "facturx-basicwl"],
  ["urn:zugferd.de:2p0:basicwl", "en16931", "en16931", "facturx-basicwl"],
  [`${CORE}#compliant#${named("basic")}`, "en16931", "en16931", "facturx-basic"],
  [`${CORE}#compliant#${named("en16931")}`, "en16931", "en16931", "facturx-en16931"],
  [`${CORE}#conformant#urn:zugferd.de:2p0:extended`, "en16931", "en16931", "facturx-extended"],
  [named("premium"), "en16931", "en16931", "en16931"],
];

for (const [specification, ...expected] of selected) {
  Deno.test(`documents that name ${specification ?? "nothing"} are of ${expected}`, () => {
    const found = syntaxes.map((syntax) => scenarioFor({ syntax, specification, process: undefined }).scenario.id);
    assert.deepEqual(found, expected);
  });
}

Deno.test("by Factur-X a caller gets the level that a CII invoice names, else EN 16931, and nothing of it in UBL", () => {
  const by = (specification: string, syntax: Identity["syntax"] = "cii") =>
    scenarioFor({ syntax, specification, process: undefined }, { profile: "facturx-en16931" }).scenario.id;
  const texts = [CORE, named("minimum"), named("premium"), "x", CIUS, PEPPOL, `${PEPPOL}x`];
  assert.deepEqual(texts.map((it) => by(it)), [
    "facturx-en16931",
    "facturx-minimum",
    "facturx-en16931",
    "facturx-en16931",
    "en16931",
    "en16931",
    "en16931",
  ]);
  assert.equal(by(named("minimum"), "ubl-invoice"), "en16931");
});

Deno.test("by the other profiles a caller gets their own rows, and of XRechnung the one that the invoice names", () => {
  const by = (profile: (typeof profileNames)[number], specification: string) =>
    scenarioFor({ syntax: "cii", specification, process: undefined }, { profile }).scenario.id;
  for (const text of [CORE, CIUS, EXTENSION, PEPPOL, named("basic"), "x", ""]) {
    assert.deepEqual([by("en16931", text), by("peppol-bis-3", text)], ["en16931", "peppol"]);
    assert.equal(by("xrechnung-cii", text), text === EXTENSION ? "xrechnung-extension" : "xrechnung");
  }
});

Deno.test("the profile that is reported is chosen by the document only where its row has one", () => {
  const cii = (specification: string | undefined, container?: "pdf") => {
    const { profile, source } = scenarioFor({ syntax: "cii", specification, process: undefined, container });
    return [profile, source];
  };
  assert.deepEqual(cii(CORE), ["en16931", "document"]);
  assert.deepEqual(cii(CORE, "pdf"), ["facturx-en16931", "document"]);
  assert.deepEqual(cii(CIUS, "pdf"), ["xrechnung-cii", "document"]);
  assert.deepEqual(cii(EXTENSION), ["xrechnung-cii", "document"]);
  assert.deepEqual(cii(PEPPOL), ["peppol-bis-3", "document"]);
  assert.deepEqual(cii(named("basic"), "pdf"), ["en16931", "default"]);
  assert.deepEqual(cii("x"), ["en16931", "default"]);
  assert.deepEqual(cii(undefined), ["en16931", "default"]);
});

Deno.test("of several editions that one holds that began last, and where nobody says a day, the first in the table", () => {
  const editions = ["2026-01-31", "2027-02-01"].map((since) => ({
    set: "peppol-bis",
    edition: since,
    since,
    until: null,
  }));
  const rows = scenarios.flatMap((row) =>
    row.id === "peppol" ? editions.map((it) => ({ ...row, editions: [it] })) : [row]
  );
  const on = (asOf?: string) =>
    scenarioFor({ syntax: "cii", specification: PEPPOL, process: undefined }, { asOf }, rows).scenario.editions[0]
      ?.edition;
  const days = [undefined, "2020-01-01", "2026-01-31", "2027-01-31", "2027-02-01", "2030-01-01"];
  assert.deepEqual(days.map(on), ["2026-01-31", "2026-01-31", "2026-01-31", "2026-01-31", "2027-02-01", "2027-02-01"]);
});

Deno.test("a row with a process goes before one without, for documents that name it", () => {
  const [core] = scenarios;
  assert.ok(core !== undefined);
  const { takes: _, writes: __, ...plain } = core;
  const rows = [...scenarios, { ...plain, id: "frame", by: ["document"] as const, processes: ["P1", "P2"] }];
  const found = ["P1", "P2", "P3", undefined].map((process) =>
    scenarioFor({ syntax: "ubl-invoice", specification: CORE, process }, {}, rows).scenario.id
  );
  assert.deepEqual(found, ["frame", "frame", "en16931", "en16931"]);
});

Deno.test("what rows name is there: sets by their ids, and a scenario with something to write for each profile", () => {
  for (const { schema, elements, further, syntaxes, unpublished = false } of scenarios) {
    for (const id of [...Object.values(schema), ...Object.values(elements).flat(), ...further]) {
      assert.ok(Object.hasOwn(setRows, id), id);
    }
    for (const syntax of unpublished ? [] : syntaxes) assert.ok(schema[sideOf(syntax)] !== undefined);
  }
  for (const profile of profileNames) {
    const { scenario, writes } = profiles[profile];
    const row = scenarios.find(({ id }) => id === scenario);
    assert.ok(row?.writes !== undefined && row.syntaxes.some((it) => sideOf(it) === writes), profile);
  }
});

Deno.test("two specifications have no lines", () => {
  assert.deepEqual(specificationIds().filter(isWithoutLines), ["facturx-minimum", "facturx-basicwl"]);
});

Deno.test("as long as nobody knows where the parties are, a document may be of each nation's row, and of that of none", () => {
  const extended = identifierOf("facturx-extended");
  const rowsOf = (nation: Identity["nation"]) => {
    const identity: Identity = { syntax: "cii", specification: extended, process: undefined };
    return rowsFor(nation === undefined ? identity : { ...identity, nation }, {}).map(({ id }) => id);
  };
  assert.deepEqual(rowsOf(undefined), ["facturx-extended", "facturx-extended-fr"]);
  assert.deepEqual(rowsOf(null), ["facturx-extended"]);
  assert.deepEqual(rowsOf("FR"), ["facturx-extended-fr"]);
  assert.deepEqual(rowsOf("DE"), ["facturx-extended"]);
});
