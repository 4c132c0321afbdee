/** Lookups over TLS of the started service, where a company has an authority of its own. */
import assert from "node:assert/strict";
import { authorityOf, canCertify } from "../support/certificates.ts";
import { withServer } from "../support/providers.ts";
import { started } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";

const found = { valid: true, name: "Company", address: "Street", requestDate: "2026-01-01", userError: "VALID" };

/** What NODE_EXTRA_CA_CERTS names, from the folder of the certificates, and what a lookup comes to. */
const rows: readonly (readonly [why: string, file: string | undefined, status: string, reason: string | null])[] = [
  ["a provider whose certificate an authority of NODE_EXTRA_CA_CERTS signed is believed", "ca.pem", "valid", null],
  ["without that authority it is not, and the answer says so", undefined, "unavailable", "certificate"],
  ["a file that is not there changes nothing", "nowhere.pem", "unavailable", "certificate"],
  ["a file without certificates changes nothing", "names", "unavailable", "certificate"],
];

for (const [why, file, status, reason] of rows) {
  Deno.test({
    name: `${why}${canCertify ? "" : " (skipped: there is no openssl here)"}`,
    ignore: !canCertify,
    fn: () =>
      withFolder({}, async (folder) => {
        const certificates = await authorityOf(folder);
        await withServer(() => Response.json(found), async ({ address }) => {
          const server = await started({
            ...{
              KV_PATH: ":memory:",
              METERING: "off",
              NODE_EXTRA_CA_CERTS: file === undefined ? "" : `${folder}/${file}`,
            },
            VIES_BASE_URL: `${address.replace("http:", "https:")}/rest-api`,
          });
          try {
            const answer = await fetch(`${server.address}/v1/lookups/vat`, {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ vat_id: "DE123456788" }),
            });
            const said = await answer.json();
            assert.deepEqual([answer.status, said.status, said.reason], [200, status, reason], server.log());
          } finally {
            await server.end();
          }
        }, certificates);
      }),
  });
}
