/** How far a lookup in Peppol follows servers, and how many document types it asks about: each number at its edge. */
import assert from "node:assert/strict";
import { Unanswered } from "../../host/domain/answer.ts";
import { type Answer, askHttp, type Question } from "../../host/providers/http.ts";
import { played, playedWeb } from "../support/played_web.ts";
import { smp1, types } from "../support/smp.ts";

const ID = { scheme: "0204", value: "04011000-1234512345-06" };

function xml(text: string): Answer {
  return played(text, { type: "application/xml" });
}

/** A server that has the participant with some document types. */
function serving(all: readonly string[]): (question: Question) => Answer {
  return ({ url: { pathname } }) => {
    if (pathname === smp1.group) return xml(smp1.groupOf("http://smp.example", all));
    const type = all.find((it) => smp1.service(it) === pathname);
    return type === undefined ? played("", { status: 404 }) : xml(smp1.metadataOf(type, {}));
  };
}

/** Looks for the participant, and gives the registration or the reason for none. */
async function looked(answer: (question: Question) => Answer) {
  const web = playedWeb(answer);
  return { ...web, found: await reasonOr(web.providers.peppol.look(ID).then(({ value }) => value)) };
}

async function reasonOr<T>(work: Promise<T>): Promise<T | string> {
  return await work.catch((error) => error instanceof Unanswered ? error.reason : assert.fail(`${error}`));
}

for (const [count, described] of [[24, 24], [25, 24]] as const) {
  Deno.test(`of ${count} document types ${described} are asked about, each once, and all are named`, async () => {
    const all = Array.from({ length: count }, (_, nth) => `${types.invoice}${nth}`);
    const { found, asked } = await looked(serving(all));
    assert.ok(typeof found === "object");
    assert.deepEqual(found.documentTypes.map(({ id }) => id), all);
    const [some, rest] = [found.documentTypes.slice(0, 24), found.documentTypes.slice(24)];
    assert.ok(some.every(({ endpoints }) => endpoints?.length === 1));
    assert.ok(rest.every(({ endpoints }) => endpoints === undefined));
    assert.equal(asked.length, 1 + described);
  });
}

for (const status of [301, 302, 303, 307, 308]) {
  Deno.test(`a redirect with status ${status} is followed once, and not twice`, async () => {
    const through = (most: number) =>
      looked((question) => {
        const { pathname, search } = question.url;
        const hops = Number(search.slice(1));
        const isGroup = pathname === smp1.group;
        return isGroup && hops < most
          ? played("", { status, location: `${pathname}?${hops + 1}` })
          : serving([types.invoice])(question);
      });
    const once = await through(1);
    assert.ok(typeof once.found === "object");
    assert.equal(once.found.host, "smp.example");
    const twice = await through(2);
    assert.equal(twice.found, "redirect");
    assert.equal(twice.asked.length, 2);
  });
}

for (const status of [199, 201, 300, 304, 305, 306, 309, 403, 405, 499, 500]) {
  Deno.test(`an SMP with status ${status} is unavailable, wherever it points to`, async () => {
    const { found, asked } = await looked(() => played("", { status, location: "http://smp.example/other" }));
    assert.deepEqual([found, asked.length], ["status", 1]);
  });
}

for (const [hops, wanted] of [[1, "http://smp.example/1"], [2, "redirect"]] as const) {
  Deno.test(`metadata that ${hops} other addresses hold is ${hops === 1 ? "read there" : "not looked for further"}`, async () => {
    const next: Readonly<Record<string, string>> = {
      [smp1.service(types.invoice)]: "http://smp.example/1",
      ...(hops === 2 ? { "/1": "http://smp.example/2" } : {}),
    };
    const { found, asked } = await looked((question) => {
      const { pathname } = question.url;
      const redirect = next[pathname];
      if (redirect !== undefined) return xml(smp1.metadataOf(types.invoice, { redirect }));
      return /^\/[0-9]$/.test(pathname) ? xml(smp1.metadataOf(types.invoice, {})) : serving([types.invoice])(question);
    });
    assert.equal(typeof found === "object" ? asked.at(-1) : found, wanted);
  });
}

for (const [status, last] of [[499, "status"], [500, "resting"], [501, "resting"]] as const) {
  Deno.test(`a server that answers ${status} five times is ${last === "resting" ? "left alone" : "asked again"}`, async () => {
    const { providers } = playedWeb(() => played("", { status }));
    const reasons = [];
    for (let nth = 0; nth < 6; nth++) {
      reasons.push(await reasonOr(providers.peppol.look({ ...ID, value: `${nth}` }).then(() => "found")));
    }
    assert.deepEqual(reasons, ["status", "status", "status", "status", "status", last]);
  });
}

Deno.test("what is kept is of one participant and of one document type, or of all", async () => {
  const { providers: { peppol }, asked } = playedWeb(() => played("", { status: 404 }));
  const counts = [];
  for (
    const [value, type] of [["1"], ["1", types.order], ["2", types.order], ["2"], ["1"], ["2", types.order]] as const
  ) {
    asked.splice(0);
    await peppol.look({ scheme: "0204", value }, type);
    counts.push(asked.length);
  }
  assert.deepEqual(counts, [2, 2, 2, 2, 0, 0], "each by two specifications");
});

/** A server that configuration names with a port, and an address of it: asked though it is not public, or not. */
const ports = [
  ["smp.example:443", "https://smp.example/", true],
  ["smp.example:442", "https://smp.example/", false],
  ["smp.example:444", "https://smp.example/", false],
  ["smp.example:80", "http://smp.example/", true],
  ["smp.example:79", "http://smp.example/", false],
  ["smp.example:81", "http://smp.example/", false],
  ["smp.example:80", "http://smp.example:8080/", false],
  ["smp.example:8080", "http://smp.example:8080/", true],
] as const;

for (const [trusted, address, isAsked] of ports) {
  Deno.test(`${address} is ${isAsked ? "asked" : "not asked"} where ${trusted} is trusted`, async () => {
    const web = {
      resolve: () => Promise.resolve(["192.168.0.1"]),
      trusted: [trusted],
      send: () => Promise.resolve(played({})),
    };
    const { signal } = new AbortController();
    const question = { provider: "peppol-smp", url: new URL(address), accept: "*/*", most: 9, signal } as const;
    assert.equal(await reasonOr(askHttp(web, question).then(() => "asked")), isAsked ? "asked" : "address");
  });
}
