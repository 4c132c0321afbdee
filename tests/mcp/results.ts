/**
 * What tools make of the largest documents there are: `deno task tool mcpresults [--count N]` has the started server check the 200
 * largest XML invoices of the corpus by validate_invoice_xml, one after the other, and prints how large the results are and
 * how long they took. Fails where a result is larger than the limits say. Skipped where the corpus is missing.
 */
import { parseArgs } from "node:util";
import { MOST_STRUCTURED, MOST_TEXT } from "../../host/mcp/verdict.ts";
import { answerOf, message, object, posted, saidIn } from "../support/mcp.ts";
import { documents } from "../support/files.ts";
import { corpusFolder, hasCorpus } from "../conformance/corpus.ts";
import { started } from "../support/server.ts";

interface Measured {
  /** Characters of the text, and of the structured content as JSON. */
  readonly text: number;
  readonly structured: number;
  readonly milliseconds: number;
  readonly isError: boolean;
}

/** The largest documents, with their sizes. */
function largest(count: number): readonly (readonly [document: URL, size: number])[] {
  if (!hasCorpus()) return [];
  const sized = documents(corpusFolder, Infinity).map((url) => [url, Deno.statSync(url).size] as const);
  return sized.toSorted(([, one], [, other]) => other - one).slice(0, count);
}

async function measured(address: string, xml: string): Promise<Measured> {
  const body = JSON.stringify(message("tools/call", { name: "validate_invoice_xml", arguments: { xml } }));
  const start = performance.now();
  const answers = await answerOf(await fetch(`${address}/mcp?max_characters=16000000`, posted(body)));
  const milliseconds = performance.now() - start;
  const { text, structured, isError } = saidIn(object(answers[0]?.["result"]));
  return { text: text.length, structured: JSON.stringify(structured).length, milliseconds, isError };
}

function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1] ?? NaN;
}

function line(what: string, numbers: readonly number[], unit: string): string {
  const [middle, most, worst] = [0.5, 0.95, 1].map((share) => `${Math.round(quantile(numbers, share))}`);
  return `${what.padEnd(22)} p50 ${middle}, p95 ${most}, largest ${worst} ${unit}`;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ args: Deno.args, options: { count: { type: "string", default: "200" } } });
  const files = largest(+values.count);
  if (files.length === 0) {
    console.log("mcpresults: skipped, because the corpus is missing");
    return 0;
  }
  const server = await started({ KV_PATH: ":memory:", METERING: "off" });
  try {
    const all: Measured[] = [];
    // The first documents warm the server up, and are measured again.
    for (const [document] of [...files.slice(0, 10), ...files]) {
      all.push(await measured(server.address, await Deno.readTextFile(document)));
    }
    const results = all.slice(-files.length);
    console.log(`validate_invoice_xml on the ${files.length} largest documents of the corpus`);
    console.log(line("document", files.map(([, size]) => size), "bytes"));
    console.log(line("text", results.map(({ text }) => text), `characters, at most ${MOST_TEXT}`));
    console.log(
      line("structured content", results.map((it) => it.structured), `characters, at most ${MOST_STRUCTURED}`),
    );
    console.log(line("time", results.map(({ milliseconds }) => milliseconds), "ms"));
    console.log(`refused                ${results.filter(({ isError }) => isError).length}`);
    const over = results.filter(({ text, structured }) => text > MOST_TEXT || structured > MOST_STRUCTURED).length;
    console.log(over === 0 ? "all are within the limits" : `${over} are over the limits`);
    return over === 0 ? 0 : 1;
  } finally {
    await server.end();
  }
}

Deno.exitCode = await main();
