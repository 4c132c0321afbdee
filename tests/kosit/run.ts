/**
 * Compares `faktlint serve --kosit` with KoSIT's validator on documents of the corpus: every report is valid by the schema of
 * reports, and accepts what KoSIT's accepts.
 *
 *     deno task tool kosit --validator validator-standalone.jar --configuration xrechnung/   each tenth document
 *     deno task tool kosit --validator … --configuration … --every 1                         all of them
 *
 * The configuration is the folder with scenarios.xml and resources/, as it is published for XRechnung. In resources/xsd lie
 * the schema of reports and, where an import of it has to be found, scenarios.xsd of the validator. Neither is in a registry of
 * packages.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { hasCorpus } from "../conformance/corpus.ts";
import { Checks } from "../packages/checks.ts";
import { did } from "../../tools/shell.ts";
import { corpusList } from "../support/corpus_list.ts";

const { values } = parseArgs({
  options: { validator: { type: "string" }, configuration: { type: "string" }, every: { type: "string" } },
});
const root = fileURLToPath(new URL("../../", import.meta.url));
const checks = new Checks("kosit");

/** Whether a report recommends to accept, and what the daemon answers to that. */
const statuses: Readonly<Record<string, number>> = { accept: 200, reject: 406 };

function recommends(report: string): string {
  return /<(?:\w+:)?assessment\b[^>]*>\s*<(?:\w+:)?(accept|reject)\b/.exec(report)?.[1] ?? "nothing";
}

/** Copies the documents to a folder, by numbers. */
function documents(folder: string): readonly string[] {
  const files = corpusList(+(values.every ?? 10)).filter((it) => it.endsWith(".xml"));
  Deno.mkdirSync(`${folder}/in`);
  files.forEach((file, index) => Deno.copyFileSync(file, `${folder}/in/${index}.xml`));
  return files;
}

/** What KoSIT's validator recommends for each document. */
async function there(folder: string, files: readonly string[], jar: string, home: string): Promise<readonly string[]> {
  const how = ["-jar", jar, "-s", `${home}/scenarios.xml`, "-r", home, "-o", `${folder}/theirs`];
  const done = await did("java", [...how, ...files.map((_, index) => `${folder}/in/${index}.xml`)], { cwd: folder });
  return files.map((_, index) => {
    try {
      return recommends(Deno.readTextFileSync(`${folder}/theirs/${index}-report.xml`));
    } catch {
      // It writes none for what it cannot read as XML, and counts it as rejected.
      return done?.out.includes(`${index}.xml`) ? "no report" : "nothing";
    }
  });
}

/** Answers of the served daemon: the status of each, whose report is put down in a folder. */
async function here(folder: string, files: readonly string[]): Promise<readonly number[]> {
  Deno.mkdirSync(`${folder}/ours`);
  const server = new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--no-prompt", "-P=faktlint", "host/main.ts", "serve", "--kosit"],
    cwd: root,
    env: { HOST: "127.0.0.1", PORT: "0", METERING: "off", KV_PATH: `${folder}/store.db` },
    stdin: "null",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  try {
    const lines = server.stdout.pipeThrough(new TextDecoderStream());
    const address = await addressIn(lines);
    const answers = [];
    for (const index of files.keys()) {
      const body = Deno.readFileSync(`${folder}/in/${index}.xml`);
      const answer = await fetch(`${address}/in/${index}.xml`, { method: "POST", body });
      Deno.writeTextFileSync(`${folder}/ours/${index}.xml`, await answer.text());
      answers.push(answer.status);
    }
    return answers;
  } finally {
    server.kill();
    await server.status;
  }
}

async function addressIn(text: ReadableStream<string>): Promise<string> {
  let seen = "";
  for await (const piece of text) {
    seen += piece;
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(seen)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`it does not listen: ${seen}`);
}

async function compare(folder: string, jar: string, home: string): Promise<void> {
  const files = documents(folder);
  const theirs = await there(folder, files, jar, home);
  const answers = await here(folder, files);
  const ours = files.map((_, index) => recommends(Deno.readTextFileSync(`${folder}/ours/${index}.xml`)));
  const schemas = ["scenarios.xsd", "report.xsd"].map((it) => `${home}/resources/xsd/${it}`);
  const form = fileURLToPath(new URL("Form.java", import.meta.url));
  const checked = await did("java", [form, `${folder}/ours`, ...schemas], { cwd: folder });
  checks.equal(`the schema of reports accepts ${files.length} reports`, [checked?.code, checked?.out], [0, ""]);
  checks.equal(
    "the status says what the report does",
    files.filter((_, index) => statuses[ours[index] ?? ""] !== answers[index]),
    [],
  );
  const differ = files.flatMap((file, index) =>
    ours[index] === theirs[index] ? [] : [`${file}: ${ours[index]}, KoSIT's ${theirs[index]}`]
  );
  const count = (what: string) => theirs.filter((it) => it === what).length;
  checks.equal(`${files.length} documents are accepted or rejected as KoSIT's validator does`, differ, []);
  console.log(
    `KoSIT's validator accepts ${count("accept")}, rejects ${count("reject")}, no report ${count("no report")}`,
  );
}

const { validator, configuration } = values;
if (validator === undefined || configuration === undefined) {
  console.log("kosit: skipped, because --validator and --configuration are not given");
} else if (!hasCorpus() || (await did("java", ["-version"]))?.code !== 0) {
  console.log("kosit: skipped, because the corpus or Java is not there");
} else {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-kosit-" });
  try {
    await compare(folder, Deno.realPathSync(validator), Deno.realPathSync(configuration));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
  Deno.exitCode = checks.report();
}
