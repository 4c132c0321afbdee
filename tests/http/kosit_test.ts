/** The service in place of KoSIT's validator: statuses, names, and what a report says. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { specifications } from "../../engine/model/specifications.ts";
import { createApp } from "../../host/http/app.ts";
import { textOf } from "../house/sources.ts";
import { type TestService, withService } from "../support/service.ts";
import { every, type Node, reportIn, treeOf } from "../support/varl.ts";

const accepted = textOf("examples/cii-xrechnung.xml");
const broken = textOf("examples/broken-cii-xrechnung.xml");
const core = textOf("examples/invoice-simple.xml");
const [CORE] = specifications["en16931"].identifiers;

interface Answered {
  readonly status: number;
  readonly type: string | null;
  readonly report: Node;
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Runs `work` with the daemon. */
function withDaemon(work: (ask: Ask, it: TestService) => Promise<void>) {
  return () =>
    withService(async (it) => {
      const config = { ...it.service.config, metering: false, kosit: "alone" } as const;
      const app = createApp({ ...it.service, config });
      await work(async (path, init) => await app.request(path, init), it);
    });
}

function post(body: BodyInit, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { method: "POST", body, headers: { "content-type": "application/xml", ...headers } };
}

async function answered(ask: Ask, body: BodyInit, path = "/a.xml", headers = {}): Promise<Answered> {
  const response = await ask(path, post(body, headers));
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    report: reportIn(await response.text()),
  };
}

function textIn(node: Node, name: string): string {
  return every(node, name)[0]?.text.trim() ?? "";
}

/** The element that an XPath of the report leads to. */
function found(xml: string, xpath: string): Node | undefined {
  let siblings: readonly Node[] = [treeOf(xml)];
  let at: Node | undefined;
  for (const [, name, position] of xpath.matchAll(/\/\*\[name\(\)='([^']+)'\]\[(\d+)\]/g)) {
    at = siblings.filter((it) => it.name === name)[Number(position) - 1];
    siblings = at?.children ?? [];
  }
  return at;
}

Deno.test(
  "a document that KoSIT's validator accepts is 200, with its name, hash and scenario",
  withDaemon(async (ask) => {
    const { status, type, report } = await answered(ask, accepted, "/some/path/a%20b.xml?x=1");
    assert.deepEqual([status, type, report.attributes["valid"]], [200, "application/xml", "true"]);
    assert.equal(textIn(report, "rep:documentReference"), "a b.xml");
    assert.equal(textIn(report, "rep:hashValue"), createHash("sha256").update(accepted).digest("base64"));
    assert.equal(textIn(report, "rep:timestamp"), "2026-11-21T12:00:00.000Z");
    assert.equal(textIn(report, "s:name"), "EN16931 XRechnung (CII)");
    assert.equal(every(report, "rep:accept").length, 1);
  }),
);

Deno.test(
  "one that it rejects is 406, and each message has its code, level, line and XPath",
  withDaemon(async (ask) => {
    const { status, report } = await answered(ask, broken);
    assert.deepEqual([status, report.attributes["valid"]], [406, "false"]);
    assert.equal(every(report, "rep:reject").length, 1);
    const said = every(report, "rep:message").map(({ attributes: it }) => `${it["id"]} ${it["code"]} ${it["level"]}`);
    assert.ok(said.includes("val-sch.1.1 BR-CO-15 error"), said.join());
    assert.ok(said.includes("val-sch.2.1 BR-DE-15 error"), said.join());
    assert.ok(said.includes("val-sch.2.2 BR-DE-19 warning"), said.join());
    assert.ok(said.includes("val-own.1 ATW-IBAN-CHECK-DIGIT information"), said.join());
    for (const { attributes: { xpathLocation = "", lineNumber } } of every(report, "rep:message")) {
      const lines = broken.slice(0, broken.indexOf(`<${found(broken, xpathLocation)?.name}`)).split("\n").length;
      assert.ok(found(broken, xpathLocation) !== undefined, xpathLocation);
      assert.ok(Number(lineNumber) >= lines, `${xpathLocation} ${lineNumber}`);
    }
  }),
);

Deno.test(
  "a step is valid without errors and warnings, and the report when all steps are",
  withDaemon(async (ask) => {
    const warned = accepted.replace("DE02300209000106531065", "DE02300209000106531056");
    assert.notEqual(warned, accepted);
    const { status, report } = await answered(ask, warned);
    const steps = every(report, "rep:validationStepResult").map(({ attributes: it }) => `${it["id"]} ${it["valid"]}`);
    assert.deepEqual(steps, ["val-xsd true", "val-sch.1 true", "val-sch.2 false", "val-own true"]);
    assert.deepEqual([status, report.attributes["valid"]], [200, "false"]);
  }),
);

Deno.test(
  "what XML Schema forbids is an error of the step of the schema",
  withDaemon(async (ask) => {
    const { status, report } = await answered(ask, core.replace(/<cbc:IssueDate>/, "<cbc:Odd/>$&"));
    const [step] = every(report, "rep:validationStepResult");
    const codes = every(step ?? report, "rep:message").map(({ attributes }) => attributes["code"]);
    assert.deepEqual([status, step?.attributes["id"], codes[0]], [406, "val-xsd", "ATW-SCHEMA-ELEMENT"]);
  }),
);

Deno.test(
  "text beside elements is refused by the schema, as by KoSIT's validator",
  withDaemon(async (ask) => {
    const { status, report } = await answered(
      ask,
      accepted.replace("<ram:SellerTradeParty>", "<ram:SellerTradeParty>x"),
    );
    assert.deepEqual([status, every(report, "rep:reject").length], [406, 1]);
  }),
);

Deno.test("an invoice of EN 16931 alone has the scenario of its syntax", async () => {
  await withDaemon(async (ask) => {
    const { status, report } = await answered(ask, core);
    assert.deepEqual([status, textIn(report, "s:name")], [200, "EN16931 (UBL Invoice)"]);
    const ids = every(report, "rep:validationStepResult").map(({ attributes }) => attributes["id"]);
    assert.deepEqual(ids, ["val-xsd", "val-sch.1"]);
  })();
});

const creditNote = textOf("examples/credit-note.xml").replace(
  CORE,
  specifications["xrechnung-extension"].identifiers[0],
);
const strangers = {
  "Peppol": core.replace(CORE, specifications["peppol"].identifiers[0]),
  "an unknown specification": core.replace(CORE, "urn:example:mine"),
  "XRechnung's Extension in a credit note": creditNote,
  "a document that is no invoice": "<a/>",
};

for (const [name, xml] of Object.entries(strangers)) {
  Deno.test(
    `${name} has no scenario, and is rejected`,
    withDaemon(async (ask) => {
      const { status, report } = await answered(ask, xml);
      assert.deepEqual([status, report.attributes["valid"]], [406, "false"]);
      assert.deepEqual([every(report, "rep:noScenarioMatched").length, every(report, "s:scenario").length], [1, 0]);
    }),
  );
}

Deno.test(
  "a text that is not XML is rejected, and the answer says where it breaks",
  withDaemon(async (ask) => {
    const { status, report } = await answered(ask, "<a>\n  <b></a>");
    const [message] = every(report, "rep:message");
    assert.equal(status, 406);
    assert.deepEqual([message?.attributes["id"], message?.attributes["lineNumber"]], ["val-xml.1", "2"]);
  }),
);

Deno.test(
  "what is beyond the reader's limits was not processed: 422",
  withDaemon(async (ask) => {
    const { status, report } = await answered(ask, "<a>".repeat(1_000) + "</a>".repeat(1_000));
    assert.deepEqual([status, every(report, "rep:reject").length], [422, 1]);
  }),
);

Deno.test(
  "no content and forms of several parts are 400, other methods 405, and nameless documents are counted",
  withDaemon(async (ask) => {
    assert.equal((await ask("/a.xml", { method: "POST" })).status, 400);
    const form = new FormData();
    form.set("file", new Blob([core]));
    assert.equal((await ask("/a.xml", { method: "POST", body: form })).status, 400);
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      assert.equal((await ask("/a.xml", { method })).status, 405, method);
    }
    for (const name of ["supplied_instance_1", "supplied_instance_2"]) {
      assert.equal(textIn((await answered(ask, core, "/")).report, "rep:documentReference"), name);
    }
  }),
);

Deno.test(
  "a name and a value that are hostile stay text",
  withDaemon(async (ask) => {
    const { report } = await answered(ask, core.replace(CORE, "&lt;x&gt;&amp;\u{202e}"), "/%3Cb%3E%00%22&.xml");
    assert.equal(textIn(report, "rep:documentReference"), '<b>·"&.xml');
  }),
);

Deno.test(
  "the report speaks the language that is asked for",
  withDaemon(async (ask) => {
    const { report } = await answered(ask, accepted, "/a.xml", { "accept-language": "de" });
    assert.equal(textIn(report, "h1"), "Prüfbericht");
  }),
);

Deno.test(
  "the daemon has nothing but that, and says that it is up",
  withDaemon(async (ask) => {
    const health = await ask("/server/health");
    const tree = treeOf(await health.text());
    assert.equal(health.headers.get("content-type"), "application/xml");
    assert.equal(tree.attributes["xmlns"], "http://www.xoev.de/de/validator/framework/1/daemon");
    assert.deepEqual(tree.children.map(({ name }) => name), ["status", "application", "memory"]);
    assert.equal(textIn(tree, "status"), "UP");
    const memory = every(tree, "memory").flatMap(({ children }) => children.map(({ name, text }) => [name, +text > 0]));
    assert.deepEqual(memory, [["freeMemory", true], ["maxMemory", true], ["totalMemory", true]]);
    assert.equal((await ask("/v1/health")).status, 405);
  }),
);

Deno.test("beside the service it is there where KOSIT is on, and asks for a key and charges it as for a verdict", async () => {
  await withService(async (it) => {
    const { authorization } = await it.key();
    assert.equal((await it.ask("/kosit/a.xml", post(core))).status, 401);
    const response = await it.ask("/kosit/a.xml", post(core, { authorization }));
    assert.deepEqual([response.status, response.headers.get("x-ratelimit-remaining")], [200, "99"]);
    assert.equal(textIn(reportIn(await response.text()), "rep:documentReference"), "a.xml");
    const refused = await it.ask("/kosit/a.xml", post("<a", { authorization }));
    assert.deepEqual([refused.status, refused.headers.get("x-ratelimit-remaining")], [406, "99"]);
    assert.equal((await it.ask("/kosit/server/health")).status, 200);
    assert.equal((await it.ask("/v1/health")).status, 200);
  }, { environment: { KOSIT: "on" } });
  await withService(async (it) => {
    assert.equal((await it.ask("/kosit/a.xml", post(core))).status, 404);
  });
});
