/** The programs that get the same documents as the engine, how they are installed in a folder of their own, and what they say. */
import { unzipSync } from "fflate";
import { fileURLToPath } from "node:url";
import { ENGINE_VERSION } from "../../../engine/mod.ts";
import importMap from "../../import_map.json" with { type: "json" };
import { type RuleFile, ruleFiles } from "../../../tools/editions/sources.ts";
import { must } from "../../../tools/shell.ts";
import type { Program } from "../../../web/benchmarks/recorded.ts";
import { inputs } from "../figure.ts";
import { isCii } from "../passes.ts";

const NPM = { "saxon-js": "2.7.0", "xslt3": "2.7.0", "libxml2-wasm": "0.7.2" };
const MAVEN = {
  "net.sf.saxon:Saxon-HE": "12.10",
  "com.helger.ubl:ph-ubl21": "9.0.3",
  "com.helger.cii:ph-cii-d16b": "3.1.0",
};
const RULE_SETS = [
  "com.helger.phive.rules:phive-rules-en16931:4.3.7#1.3.16",
  "com.helger.phive.rules:phive-rules-xrechnung:4.2.3#3.0.2",
];
export const EDITIONS: readonly string[] = ["EN 16931 1.3.16", "XRechnung 3.0.2"];

/** A folder with all of them. */
export interface Installed {
  readonly folder: string;
  readonly files: readonly RuleFile[];
}

/** Throws where npm, Maven or Java are missing, or fetch nothing. */
export async function installed(folder: string): Promise<Installed> {
  Deno.writeTextFileSync(`${folder}/package.json`, JSON.stringify({ private: true, dependencies: NPM }));
  await must("npm", ["install", "--no-audit", "--no-fund", "--silent"], { cwd: folder });
  const all = (await Promise.all(RULE_SETS.map(ruleFiles))).flat();
  const files = all.filter(({ name }) => name.endsWith("-validation.xslt"));
  for (const { name, text } of files) {
    Deno.writeTextFileSync(`${folder}/${name}`, text);
    const args = ["node_modules/xslt3/xslt3.js", `-xsl:${name}`, `-export:${name}.json`, "-nogo"];
    await must("node", args, { cwd: folder });
  }
  await withJava(folder);
  for (const name of ["timed.mjs", "saxonjs.mjs", "libxml2.mjs"]) {
    Deno.copyFileSync(new URL(name, import.meta.url), `${folder}/${name}`);
  }
  return { folder, files };
}

/** Saxon-HE in lib/, and the schemas out of the packages in schemas/. */
async function withJava(folder: string): Promise<void> {
  const dependencies = Object.entries(MAVEN).map(([name, version]) => {
    const [group, artifact] = name.split(":");
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
  });
  const model =
    `<modelVersion>4.0.0</modelVersion><groupId>peers</groupId><artifactId>peers</artifactId><version>1</version>`;
  Deno.writeTextFileSync(
    `${folder}/pom.xml`,
    `<project xmlns="http://maven.apache.org/POM/4.0.0">${model}<dependencies>${
      dependencies.join("")
    }</dependencies></project>`,
  );
  const goal = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies";
  const groups = "net.sf.saxon,org.xmlresolver,com.helger.ubl,com.helger.cii,com.helger.xsd";
  await must("mvn", ["-q", "-B", goal, "-DoutputDirectory=lib", `-DincludeGroupIds=${groups}`], { cwd: folder });
  Deno.mkdirSync(`${folder}/schemas`);
  for (const { name } of Deno.readDirSync(`${folder}/lib`)) {
    const entries = unzipSync(Deno.readFileSync(`${folder}/lib/${name}`), { filter: (it) => it.name.endsWith(".xsd") });
    for (const [path, bytes] of Object.entries(entries)) {
      Deno.writeFileSync(`${folder}/schemas/${path.slice(path.lastIndexOf("/") + 1)}`, bytes);
    }
  }
}

/** What a program takes for an input, and what it says of its documents, where it judges them. */
export interface Answer {
  /** Processor time for all documents together. */
  readonly ms: number;
  /** For each document, the ids of the rules that failed, each with its flag. */
  readonly fired?: readonly (readonly string[])[];
}

interface Planned {
  readonly file: string;
  readonly schema: string;
  readonly rules: readonly string[];
  readonly compiled: readonly string[];
}

function planned({ folder, files }: Installed, name: string): readonly Planned[] {
  return inputs(name).map((bytes, index) => {
    const file = `${folder}/${name}-${index}.xml`;
    Deno.writeFileSync(file, bytes);
    const syntax = isCii(bytes) ? "-CII-" : "-UBL-";
    const rules = files.filter((it) => it.name.includes(syntax)).map((it) => `${folder}/${it.name}`);
    return { file, schema: schemaOf(bytes), rules, compiled: rules.map((it) => `${it}.json`) };
  });
}

function schemaOf(bytes: Uint8Array): string {
  if (isCii(bytes)) return "CrossIndustryInvoice_100pD16B.xsd";
  const isCreditNote = new TextDecoder().decode(bytes.subarray(0, 1_000)).includes("CreditNote-2");
  return `UBL-${isCreditNote ? "CreditNote" : "Invoice"}-2.1.xsd`;
}

/** What the others say, an answer for each input; each program has the machine for itself. */
export async function answersOf(
  kit: Installed,
  names: readonly string[],
): Promise<Readonly<Record<Exclude<Program, "judge" | "strict" | "saxes">, readonly Answer[]>>> {
  const plan = names.map((name) => ({ name, documents: planned(kit, name) }));
  Deno.writeTextFileSync(`${kit.folder}/plan.json`, JSON.stringify(plan));
  const lines = plan.flatMap(({ name, documents }) =>
    documents.map(({ file, schema, rules }) => [name, file, schema, rules.join(";")].join("\t"))
  );
  Deno.writeTextFileSync(`${kit.folder}/plan.tsv`, lines.join("\n"));
  const onNode = async (script: string) => JSON.parse(await must("node", [script, "plan.json"], { cwd: kit.folder }));
  const java = fileURLToPath(new URL("OfficialStack.java", import.meta.url));
  return {
    libxml2: await onNode("libxml2.mjs"),
    saxon: inJava(await must("java", ["-cp", "lib/*", java, "plan.tsv", "schemas"], { cwd: kit.folder }), names),
    saxonjs: await onNode("saxonjs.mjs"),
  };
}

function inJava(printed: string, names: readonly string[]): readonly Answer[] {
  const rows = printed.split("\n").map((line) => line.split("\t"));
  return names.map((name) => {
    const [, , ms = ""] = rows.find(([kind, of]) => kind === "ms" && of === name) ?? [];
    const fired = rows.filter(([kind, of]) => kind === "fired" && of === name);
    return { ms: Number(ms), fired: fired.map(([, , ids = ""]) => ids.split(";").filter((it) => it !== "")) };
  });
}

/** Versions, and what each runs on. */
export async function versions(
  folder: string,
): Promise<Readonly<Record<Program, readonly [version: string, runtime: string]>>> {
  const own = `Deno ${Deno.version.deno}`;
  const node = `Node ${(await must("node", ["--version"], { cwd: folder })).slice(1)}`;
  const java = `Java ${await must("java", ["-cp", "lib/*", "--version"], { cwd: folder }).then((it) =>
    it.split(" ")[1]
  )}`;
  return {
    judge: [ENGINE_VERSION, own],
    strict: [ENGINE_VERSION, own],
    saxes: [importMap.imports.saxes.split("@").at(-1) ?? "", own],
    libxml2: [`libxml2-wasm ${NPM["libxml2-wasm"]}`, node],
    saxonjs: [NPM["saxon-js"], node],
    saxon: [MAVEN["net.sf.saxon:Saxon-HE"], java],
  };
}
