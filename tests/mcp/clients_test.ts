/** The official clients against the started server, and against `faktlint mcp`: all tools are listed and called. */
import assert from "node:assert/strict";
import { callAll, withRegisters } from "./calling.ts";
import { clients, type Target } from "../support/mcp_clients.ts";
import { started } from "../support/server.ts";
import { validInvoice, withFolder } from "../support/terminal.ts";
import { longTest, sampled } from "../support/sweeps.ts";

longTest("the official clients list and call all tools over HTTP", async () => {
  await withRegisters(async (environment) => {
    const server = await started({ KV_PATH: ":memory:", ...environment });
    try {
      const [key = ""] = /fl_live_\w+/.exec(server.announcement) ?? [];
      const target: Target = { url: `${server.address}/mcp`, headers: { authorization: `Bearer ${key}` } };
      for (const connect of Object.values(clients)) {
        const client = await connect(target);
        await callAll(client);
        await client.close();
      }
    } finally {
      await server.end();
    }
  });
});

for (const [name, connect] of sampled(Object.entries(clients), 3)) {
  longTest(`the official client ${name} lists and calls all tools of faktlint mcp, without a key`, async () => {
    await withRegisters(async (environment) => {
      const client = await connect({ args: [], environment });
      try {
        await callAll(client);
      } finally {
        await client.close();
      }
    });
  });

  longTest(`with ${name}, faktlint mcp reads files within the client's roots alone`, async () => {
    const files = { "in/good.xml": validInvoice, "in/bad.json": "{}", "out/secret.xml": validInvoice };
    await withFolder(files, async (folder) => {
      await Deno.symlink(`${folder}/out/secret.xml`, `${folder}/in/link.xml`);
      const client = await connect({ args: [] }, `${folder}/in`);
      try {
        const read = async (path: string, tool = "validate_invoice_xml") => (await client.call(tool, { path })).text;
        for (const path of ["good.xml", `${folder}/in/good.xml`, "../in/good.xml"]) {
          assert.match(await read(path), /^VALID/);
        }
        assert.match(await read("bad.json", "validate_invoice"), /^NOT VALID/);
        const outside = [
          `${folder}/out/secret.xml`,
          "../out/secret.xml",
          "link.xml",
          "/etc/passwd",
          "none.xml",
          ".",
          "",
        ];
        for (const path of outside) assert.match(await read(path), /^bad_request: No file below/, path);
      } finally {
        await client.close();
      }
    });
  });
}

longTest(
  "faktlint mcp reads files within the folders it was given where the client has no roots, and else none",
  async () => {
    const [connect] = Object.values(clients);
    await withFolder({ "good.xml": validInvoice }, async (folder) => {
      for (const [args, wanted] of [[[folder], /^VALID/], [[], /^bad_request: This client names no roots/]] as const) {
        const client = await connect?.({ args });
        assert.match((await client?.call("validate_invoice_xml", { path: "good.xml" }))?.text ?? "", wanted);
        await client?.close();
      }
    });
  },
);

longTest("faktlint mcp --server has keys issued and feedback taken by the server", async () => {
  const server = await started({ KV_PATH: ":memory:" });
  const [connect] = Object.values(clients);
  const client = await connect?.({ args: ["--server", server.address] });
  try {
    const { text } = await client?.call("issue_api_key", { email: "ada@example.com" }) ?? { text: "" };
    assert.match(text, /^KEY: fl_live_/);
    const again = await client?.call("issue_api_key", { email: "ada@example.com" });
    assert.equal(again?.envelope["error"], "key_already_issued");
    assert.match((await client?.call("send_feedback", { message: "x" }))?.text ?? "", /^TAKEN/);
  } finally {
    await client?.close();
    await server.end();
  }
});
