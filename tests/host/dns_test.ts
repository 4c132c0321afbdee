/** DNS: what answers say, and the length that stands before each question and answer over TCP (RFC 1035, 4.1.1 and 4.2.2). */
import assert from "node:assert/strict";
import { askDns } from "../../host/providers/dns.ts";
import { Unanswered } from "../../host/domain/answer.ts";
import { type DnsStandIn, type Reply, withDns } from "../support/dns_server.ts";

function questionFor(name: string) {
  const signal = AbortSignal.timeout(5_000);
  return { provider: "peppol-sml", name, type: "CNAME", patience: 1_000, signal } as const;
}

/** Questions of 26, 27, 256 and 257 bytes are asked under names with so many letters, in labels of 49 at most. */
const names = ["aaaaaaaa", "aaaaaaaaa", `${`${"a".repeat(49)}.`.repeat(4)}${"a".repeat(38)}`];
names.push(`${names[2]}a`);

for (const name of names) {
  Deno.test(`a name of ${name.length} letters is asked for over TCP where the answer by UDP is cut`, () =>
    withDns(
      () => ({ answers: [{ name, type: "CNAME", ttl: 60, data: "x.example" }], isCut: true }),
      async ({ server, asked, sent }) => {
        const { answers } = await askDns(server, questionFor(name));
        assert.deepEqual(answers.map(({ data }) => data), ["x.example"]);
        assert.deepEqual(asked, [`udp CNAME ${name}`, `tcp CNAME ${name}`]);
        assert.ok(sent.every(({ port }) => port >= 1_024), "from a port that the system chose");
      },
    ));
}

/** What DNS says of a name: whether it exists, or the reason for no answer. */
async function said(reply: Reply): Promise<unknown> {
  let found: unknown;
  await withDns(() => reply, async ({ server }) => {
    found = await askDns(server, questionFor("a.example")).then(
      ({ exists, answers }) => [exists, ...answers.map(({ data }) => data)],
      (error) => error instanceof Unanswered ? error.reason : assert.fail(`${error}`),
    );
  });
  return found;
}

const answers = [{ name: "a.example", type: "CNAME", ttl: 60, data: "x.example" }];

/** The codes of answers (RFC 1035, 4.1.1), and what becomes of them. */
const codes: readonly (readonly [code: number, found: unknown])[] = [
  [0, [true, "x.example"]],
  [1, "dns_answer"],
  [2, "dns_servfail"],
  [3, [false]],
  [4, "dns_answer"],
  [5, "dns_refused"],
  [6, "dns_answer"],
  [15, "dns_answer"],
];

for (const [code, found] of codes) {
  Deno.test(`an answer of DNS with code ${code} is ${JSON.stringify(found)}`, async () => {
    assert.deepEqual(await said({ code, answers }), found);
  });
}

Deno.test("each question has an id of its own, so that nobody can answer in place of the server", async () => {
  const ids: unknown[] = [];
  const work = async ({ server, sent }: DnsStandIn) => {
    for (let time = 0; time < 12; time++) await askDns(server, questionFor("a.example"));
    ids.push(...sent.map(({ id }) => id));
  };
  await withDns(() => ({ answers }), work);
  assert.ok(new Set(ids).size > 6, ids.join());
});
