/**
 * Prints which nations' entries V8 is given at each of some steps, on the command line and in the service, as JSON. A program
 * of its own, because it needs the inspector (--allow-sys), and because whatever else ran before loads them.
 */
import { Session } from "node:inspector";
import { identifierOf, type KnownSpecification } from "../../engine/model/specifications.ts";
import { postXml } from "../http/requests.ts";
import { callTool } from "./mcp.ts";
import { withService } from "./service.ts";
import { faktlint, validInvoice, withFolder } from "./terminal.ts";

const loaded = new Set<string>();
const session = new Session();
session.connect();
session.on("Debugger.scriptParsed", ({ params: { url } }: { readonly params: { readonly url: string } }) => {
  const [, nation] = /\/engine\/nations\/(\w+)\.ts$/.exec(url) ?? [];
  if (nation !== undefined) loaded.add(nation);
});
session.post("Debugger.enable");

function naming(specification: KnownSpecification, process?: string): string {
  const named = validInvoice.replace(/(<cbc:CustomizationID>)[^<]*/, `$1${identifierOf(specification)}`);
  return process === undefined ? named : named.replace(/(<cbc:ProfileID>)[^<]*/, `$1${process}`);
}

const others = (["en16931", "xrechnung", "peppol"] as const).map((it) => naming(it));
const came: [step: string, nations: readonly string[]][] = [["the start", [...loaded]]];

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const before = new Set(loaded);
  await work();
  came.push([name, [...loaded].filter((it) => !before.has(it))]);
}

function onCommandLine(document: string, ...options: readonly string[]): Promise<void> {
  return withFolder({ "invoice.xml": document }, async (folder) => {
    const { out } = await faktlint(["validate", "--format", "json", ...options, `${folder}/invoice.xml`]);
    if (!out.includes('"valid":')) throw new Error(`no verdict: ${out}`);
  });
}

await step("others on the command line", async () => {
  for (const document of others) await onCommandLine(document, "--strict");
});
await step("NLCIUS in the preflight", () => onCommandLine(naming("nlcius"), "--preflight"));
await step("NLCIUS by default", () => onCommandLine(naming("nlcius")));
await withService(async (it) => {
  const by = await it.key("scale");
  const validated = async (document: string) => {
    const answer = await it.ask("/v1/validate?strict=true", postXml(document, by));
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  await step("others in the service", async () => {
    for (const document of others) await validated(document);
    await (await it.ask("/")).arrayBuffer();
  });
  await step("a French billing mode", () => validated(naming("en16931", "S1")));
  await step("CIUS-RO", () => validated(naming("cius-ro")));
  await step(
    "HR-CIUS to agents",
    () => callTool(it, "validate_invoice_xml", { xml: naming("hr-cius"), strict: true }, by),
  );
});

console.log(JSON.stringify(came));
session.disconnect();
