/** What the official validators say of documents that were converted, each by what it names. */
import { openXml } from "../../../engine/open/open.ts";
import { sideOf } from "../../../engine/model/side.ts";
import { type Level, levels } from "../../../engine/rules/facturx/levels.ts";
import { scenarioFor } from "../../../engine/scenarios/find.ts";
import type { Profile, ScenarioRow } from "../../../engine/scenarios/table.ts";
import { type Ask, withFacturx } from "../facturx_oracle.ts";
import { type Verdict, verdicts } from "../oracle.ts";

/** A document in a file, and the profile that it is judged by where somebody names one. */
export interface Subject {
  readonly file: string;
  readonly profile: Profile | undefined;
}

/** Why a document is not valid; nothing where it is, undefined where nobody was asked. */
export type Answers = ReadonlyMap<string, readonly string[] | undefined>;

interface Placed extends Subject {
  readonly side: "ubl" | "cii";
  readonly scenario: ScenarioRow;
  readonly level: Level | undefined;
}

/** Rule sets beside that of EN 16931, by what the scenario's profile begins with. */
const beside: readonly (readonly [begins: RegExp, sets: readonly string[]])[] = [
  [/^en16931|^facturx-en16931/, ["en16931"]],
  [/^xrechnung/, ["en16931", "xrechnung"]],
  [/^peppol/, ["en16931", "peppol"]],
  // UBL that names a level of Factur-X has no other rules.
  [/^facturx/, ["en16931"]],
];

export async function officialAnswers(subjects: readonly Subject[]): Promise<Answers> {
  const placed = subjects.map(placedOf);
  const general = placed.filter(({ level }) => level === undefined);
  const facturx = placed.filter(({ level }) => level !== undefined);
  const found = new Map<string, readonly string[] | undefined>();
  if (general.length > 0) {
    const said = Map.groupBy(await verdicts(general.map(({ file }) => file), { schemas: true }), ({ file }) => file);
    for (const it of general) found.set(it.file, faultsIn(it, said.get(it.file) ?? []));
  }
  if (facturx.length > 0) {
    await withFacturx(async (ask) => {
      for (const [file, faults] of await ofLevels(facturx, ask)) found.set(file, faults);
      return 0;
    });
  }
  return found;
}

function placedOf({ file, profile }: Subject): Placed {
  const opened = openXml(Deno.readFileSync(file));
  if ("refusal" in opened) throw new Error(`${file} cannot be read: ${opened.refusal.message}`);
  const { identity, document } = opened.ok;
  const { scenario } = scenarioFor(identity, { profile });
  const side = sideOf(document.syntax);
  const level = side === "ubl" ? undefined : levels.find((it) => scenario.id === `facturx-${it}`);
  return { file, profile, side, scenario, level };
}

function faultsIn({ scenario, side }: Placed, said: readonly Verdict[]): readonly string[] | undefined {
  const [, sets] = beside.find(([begins]) => begins.test(scenario.id)) ?? [];
  if (sets === undefined) return undefined;
  const levelOf = (id: string) =>
    Object.values(scenario.severities).flatMap((it) => Object.entries(it)).find(([rule]) => rule === id)?.[1];
  const schema = said.find(({ ruleset }) => ruleset === "xsd");
  return [
    ...(schema?.valid === true ? [] : ["xsd"]),
    ...sets.flatMap((set) => {
      const fired = said.find(({ ruleset }) => ruleset === `${set}-${side}`)?.fired;
      if (fired === undefined) return [`${set} stopped`];
      return fired.filter(({ id, flag }) => (levelOf(id) ?? flag) === "fatal").map(({ id }) => id);
    }),
  ];
}

async function ofLevels(subjects: readonly Placed[], ask: Ask): Promise<Answers> {
  const questions = subjects.flatMap(({ level, file }) => level === undefined ? [] : [{ level, file }]);
  const answers = await ask(questions);
  return new Map(questions.map(({ file }, at) => {
    const { schema, fired } = answers[at] ?? {};
    const rules = fired === undefined ? ["stopped"] : fired.filter((id) => !id.endsWith("?"));
    return [file, [...(schema === undefined ? [] : ["xsd"]), ...rules]];
  }));
}
