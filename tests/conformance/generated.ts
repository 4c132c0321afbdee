/**
 * Writes random invoices of every profile in strict mode and has them judged by the official validators and the XML
 * Schemas. Of valid invoices none may have an error or a warning, and of careless ones, which lack this or say that twice,
 * those that are written may have no error.
 *
 *     deno task tool conformance --generated             prints the figures, and what is wrong
 *     deno task tool conformance --generated --record    notes in host/data/conformance.json that all was well, and when
 *     … --count N                                   for each profile (20)      … --seed N      other invoices (1)
 *     … --keep FOLDER                               keeps the documents
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { type ConformanceRecord, generalProfiles, generate } from "../../engine/mod.ts";
import { editions, rulesetOf } from "../../engine/scenarios/editions.ts";

import type { GeneralProfile } from "../../engine/scenarios/table.ts";
import { official } from "../../engine/official.ts";
import { careless } from "../support/careless.ts";
import { choicesOf, modelFor } from "../support/models.ts";
import { findingsBy } from "./by_profile.ts";
import { judgeFrench } from "./generated_french.ts";
import { edition, reasonToSkip, verdicts } from "./oracle.ts";
import { schemaVerdict } from "./xsd.ts";

const recordFile = new URL("../../host/data/conformance.json", import.meta.url);
const MOST_LINES = 40;

interface Written {
  readonly profile: GeneralProfile;
  readonly file: string;
  readonly careless: boolean;
}

export async function judgeGenerated(args: readonly string[]): Promise<number> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      generated: { type: "boolean" },
      record: { type: "boolean" },
      count: text,
      seed: text,
      keep: text,
    },
  });
  const reason = await reasonToSkip();
  if (reason !== undefined) {
    console.log(`conformance: skipped, because ${reason}`);
    return 0;
  }
  const folder = values.keep ?? await Deno.makeTempDir({ prefix: "faktlint-generated-" });
  try {
    await Deno.mkdir(folder, { recursive: true });
    const [count, seed] = [whole("count", values.count, 20), whole("seed", values.seed, 1)];
    const documents = await write(folder, count, seed);
    const french = await judgeFrench(folder, count, seed);
    const problems = [...await byRules(documents), ...await bySchemas(documents), ...french.problems];
    console.log(`French profiles: ${french.documents} documents`);
    for (const problem of problems.slice(0, MOST_LINES)) console.log(`WRONG: ${problem}`);
    if (problems.length === 0 && values.record === true) await record();
    console.log(
      problems.length === 0
        ? `conformance: ${documents.length} generated documents, none with an error`
        : `conformance: FAILED, ${problems.length} problems in ${documents.length} generated documents`,
    );
    return problems.length === 0 ? 0 : 1;
  } finally {
    if (values.keep === undefined) await Deno.remove(folder, { recursive: true });
  }
}

function whole(name: string, given: string | undefined, otherwise: number): number {
  if (given !== undefined && !/^[1-9]\d{0,5}$/.test(given)) {
    throw new RangeError(`--${name} is "${given}": give a whole number of at least 1`);
  }
  return given === undefined ? otherwise : Number(given);
}

/** As many valid invoices as careless ones, as far as those are written. */
async function write(folder: string, count: number, seed: number): Promise<readonly Written[]> {
  const written: Written[] = [];
  for (const profile of generalProfiles) {
    for (const [index, g] of fc.sample(fc.gen(), { numRuns: 2 * count, seed }).entries()) {
      const isCareless = index >= count;
      const choices = choicesOf(g);
      const model = modelFor(profile, choices);
      const json = JSON.stringify(isCareless ? careless(model, choices) : model);
      const outcome = generate(json, { strict: true, sets: official });
      if (isCareless && "refused" in outcome) continue;
      if (!("ok" in outcome)) throw new Error(`${profile} ${index} is refused: ${JSON.stringify(outcome)}`);
      const file = `${folder}/${profile}-${index}.xml`;
      await Deno.writeTextFile(file, outcome.ok.xml);
      written.push({ profile, file, careless: isCareless });
    }
  }
  return written;
}

/** What the official validators find; information aside, and of careless invoices warnings, too. */
async function byRules(documents: readonly Written[]): Promise<readonly string[]> {
  const said = Map.groupBy(await verdicts(documents.map(({ file }) => file)), ({ file }) => file);
  return documents.flatMap(({ profile, file, careless: isCareless }) => {
    const found = findingsBy(profile, said.get(file) ?? []);
    return found.filter((it) => !(isCareless && it.includes(" warning "))).map((it) => `${file}: ${it}`);
  });
}

async function bySchemas(documents: readonly Written[]): Promise<readonly string[]> {
  const verdict = await schemaVerdict(documents.map(({ file }) => file));
  if ("invalid" in verdict) return verdict.invalid.map((line) => line.replace("\t", ": "));
  console.log(`schemas: skipped, because ${verdict.skipped}`);
  return [];
}

async function record(): Promise<void> {
  const found: ConformanceRecord = {
    recorded: new Date().toISOString().slice(0, 10),
    validator: edition.validator,
    configuration: rulesetOf([editions.en16931, editions.xrechnung, editions.peppol]),
    configuration_published: edition.published,
  };
  await Deno.writeTextFile(recordFile, `${JSON.stringify(found, null, 2)}\n`);
  console.log(`recorded in host/data/conformance.json: ${found.configuration}`);
}
