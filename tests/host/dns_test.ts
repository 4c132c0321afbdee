/** DNS over TCP: the length that stands before each question and each answer (RFC 1035, 4.2.2). */
import assert from "node:assert/strict";
import { askDns } from "../../host/providers/dns.ts";
import { withDns } from "../support/dns_server.ts";

/** Questions of 26, 27, 256 and 257 bytes are asked under names with so many letters, in labels of 49 at most. */
const names = ["aaaaaaaa", "aaaaaaaaa", `${`${"a".repeat(49)}.`.repeat(4)}${"a".repeat(38)}`];
names.push(`${names[2]}a`);

for (const name of names) {
  Deno.test(`a name of ${name.length} letters is asked for over TCP where the answer by UDP is cut`, () =>
    withDns(
      () => ({ answers: [{ name, type: "CNAME", ttl: 60, data: "x.example" }], isCut: true }),
      async ({ server, asked, from }) => {
        const signal = AbortSignal.timeout(5_000);
        const { answers } = await askDns(server, {
          provider: "peppol-sml",
          name,
          type: "CNAME",
          patience: 1_000,
          signal,
        });
        assert.deepEqual(answers.map(({ data }) => data), ["x.example"]);
        assert.deepEqual(asked, [`udp CNAME ${name}`, `tcp CNAME ${name}`]);
        assert.ok(
          from.every((port) => port >= 1_024),
          "from a port that the system chose, so that it cannot be guessed",
        );
      },
    ));
}
