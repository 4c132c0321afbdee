/** `repair_invoice` with the path of a PDF, which `faktlint mcp` reads: the whole PDF comes back, or its XML and the reason. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { extract } from "../../engine/pdf/mod.ts";
import { object } from "../support/mcp.ts";
import { clients } from "../support/mcp_clients.ts";
import { pdfThatSays } from "../support/pdf.ts";
import { validInvoice, withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

const broken = validInvoice.replace(/(<cbc:TaxExclusiveAmount[^>]*>)[^<]*/, "$19.99");

longTest(
  "an agent gets the PDF with the repaired XML inside, and the XML of one whose pages say otherwise",
  async () => {
    const [connect] = Object.values(clients);
    const right = pdfThatSays("Invoice TWB-2025-0417", broken);
    const files = { "right.pdf": right, "other.pdf": pdfThatSays("Invoice TWB-2025-0417, net 9.99", broken) };
    await withFolder(files, async (folder) => {
      const client = await connect?.({ args: [folder] });
      assert.ok(client !== undefined);
      try {
        const repaired = async (path: string) => {
          const { text, content } = await client.call("repair_invoice", { path });
          return { text, resource: object(content.find(({ type }) => type === "resource")?.["resource"]) };
        };
        const inside = await repaired("right.pdf");
        assert.match(inside.text, /^REPAIRED[^]*VALID[^]*in the PDF/);
        assert.equal(inside.resource["mimeType"], "application/pdf");
        const pdf = new Uint8Array(Buffer.from(`${inside.resource["blob"]}`, "base64"));
        assert.deepEqual(pdf.subarray(0, right.length), right);
        const found = extract(pdf);
        assert.ok("ok" in found && new TextDecoder().decode(found.ok.xml) === validInvoice);
        const beside = await repaired("other.pdf");
        assert.match(beside.text, /stays as it is: its pages say "9\.99"/);
        assert.deepEqual([beside.resource["mimeType"], beside.resource["text"]], ["application/xml", validInvoice]);
      } finally {
        await client.close();
      }
    });
  },
);
