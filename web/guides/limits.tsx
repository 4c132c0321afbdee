/** What a key and an address may do, from the limits that the service runs with. */
import type { FC } from "hono/jsx";
import { code, withCode } from "../frame/prose.tsx";
import { Table } from "../frame/table.tsx";
import type { LimitName } from "../texts/docs/words.ts";
import { filled } from "../texts/filled.ts";
import type { GuideProps, ShownWindow } from "./guide.ts";

const MEGABYTE = 1_048_576;

/** Milliseconds of the times that have a name. */
const times = { second: 1_000, minute: 60_000, day: 86_400_000 } as const;

export const Limits: FC<GuideProps> = ({ words: { limited: words }, language, facts }) => {
  const number = numberIn(language);
  const rows = limitsOf(facts, words, number);
  return (
    <>
      <p>{words.lead}</p>
      {facts.metering
        ? <Plans words={words} plans={facts.plans} number={number} />
        : <p class="box">{words.without}</p>}
      <h2 id="pace">{words.counted}</h2>
      <Table
        label={words.counted}
        heads={words.columns}
        rows={rows.map(([name, limit]) => ({ cells: [withCode(words.rows[name]), limit] }))}
      />
      <p>{withCode(words.told)}</p>
    </>
  );
};

type Words = GuideProps["words"]["limited"];
type InWords = (it: number) => string;

function numberIn(language: string): InWords {
  const format = new Intl.NumberFormat(language);
  return (it) => format.format(it);
}

/** Each limit that there is, in words. Where nothing is counted, nobody has a pace. */
function limitsOf(
  facts: GuideProps["facts"],
  words: Words,
  number: InWords,
): readonly (readonly [LimitName, string])[] {
  const { metering, pace, body: [usual, raised], characters, work, windows } = facts;
  const within = (it: ShownWindow) => windowWords(it, words, number);
  const known: Readonly<Partial<Record<LimitName, string>>> = {
    ...metering ? { pace: filled(words.perSecond, number(pace.perSecond), number(pace.burst)) } : {},
    body: filled(words.megabytes, number(usual / MEGABYTE), number(raised / MEGABYTE)),
    characters: number(characters),
    work: filled(words.seconds, number(work / times.second)),
  };
  const isNamed = (name: string): name is LimitName => Object.hasOwn(words.rows, name);
  return Object.keys(words.rows).filter(isNamed).flatMap((name): readonly (readonly [LimitName, string])[] => {
    const window = windows[name];
    const said = known[name] ?? (window === undefined ? undefined : within(window));
    return said === undefined ? [] : [[name, said]];
  });
}

function windowWords({ requests, milliseconds }: ShownWindow, words: Words, number: InWords): string {
  const [name] = (["second", "minute", "day"] as const).filter((it) => times[it] === milliseconds);
  const time = name === undefined ? filled(words.seconds, number(milliseconds / times.second)) : words.times[name];
  return filled(words.within, number(requests), time);
}

interface PlansProps {
  readonly words: Words;
  readonly plans: GuideProps["facts"]["plans"];
  readonly number: InWords;
}

const Plans: FC<PlansProps> = ({ words, plans, number }) => (
  <>
    <h2 id="plans">{words.plans}</h2>
    <Table
      label={words.plans}
      heads={words.planColumns}
      rows={Object.entries(plans).map(([plan, documents]) => ({ cells: [code(plan), number(documents)] }))}
    />
  </>
);
