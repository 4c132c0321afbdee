import assert from "node:assert/strict";
import { verifyCommand } from "../../host/cli/verify.ts";
import { UsageError } from "../../host/cli/terminal.ts";
import { signingKeys } from "../../host/domain/receipts.ts";
import { jsonInvoice, post, postXml } from "../http/requests.ts";
import { withService } from "../support/service.ts";
import { keptTerminal, validInvoice } from "../support/terminal.ts";

interface Said {
  readonly status: number;
  readonly out: string;
  readonly sent: readonly (readonly [url: string, body: unknown])[];
}

/** Verifies a file against a record of an invoice, at a server in memory. */
async function verified(document: string, file: string, change = (record: string) => record): Promise<Said> {
  const folder = await Deno.makeTempDir();
  const sent: (readonly [string, unknown])[] = [];
  const { terminal, written } = keptTerminal({ now: new Date() });
  let status = -1;
  try {
    await withService(async ({ ask, key }) => {
      const by = await key();
      const init = document.startsWith("{") ? post(document, by) : postXml(document, by);
      const { record } = await (await ask("/v1/validate?record=true", init)).json();
      await Deno.writeTextFile(`${folder}/record.json`, change(await (await ask(`/v1/records/${record.id}`)).text()));
      await Deno.writeTextFile(`${folder}/file`, file);
      const command = verifyCommand((url, init) => {
        sent.push([url, init.body]);
        return ask(new URL(url).pathname, init);
      });
      const args = [`${folder}/file`, "--record", `${folder}/record.json`, "--server", "https://faktlint.example/"];
      status = await command.run(args, terminal);
    }, { service: { signingKeys: await signingKeys("a key of the test") } });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
  return { status, out: written.out, sent };
}

Deno.test("faktlint verify is 0 for the very XML, and sends the record alone", async () => {
  const { status, out, sent } = await verified(validInvoice, validInvoice);
  assert.equal(status, 0);
  assert.match(out, /is the document of the record\.\nThe record is authentic/);
  assert.deepEqual(sent.map(([url]) => url), ["https://faktlint.example/v1/records/verify"]);
  assert.ok(!JSON.stringify(sent).includes("urn:oasis"));
});

Deno.test("faktlint verify is 0 for the same JSON in another order", async () => {
  const invoice = jsonInvoice({});
  const turned = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(invoice)).reverse()), null, 3);
  assert.notEqual(turned, invoice);
  assert.equal((await verified(invoice, turned)).status, 0);
});

Deno.test("faktlint verify is 1 for a file of which a byte differs, and for one that is no JSON", async () => {
  const other = await verified(validInvoice, `${validInvoice} `);
  assert.deepEqual([other.status, /is another document\.\nThe record is authentic/.test(other.out)], [1, true]);
  assert.equal((await verified(jsonInvoice({}), "{")).status, 1);
});

Deno.test("faktlint verify is 1 for a record that was altered", async () => {
  const altered = await verified(
    validInvoice,
    validInvoice,
    (record) => record.replace('"valid":true', '"valid":false'),
  );
  assert.deepEqual([altered.status, /record is altered/.test(altered.out)], [1, true]);
});

Deno.test("faktlint verify names files that are not records", async () => {
  await assert.rejects(verified(validInvoice, validInvoice, () => "{}"), UsageError);
});
