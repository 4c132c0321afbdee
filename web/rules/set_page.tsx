/** The page of a nation's rules: the law, who must, what to state, editions, known faults, and the rules themselves. */
import type { FC } from "hono/jsx";
import { type CarriedEdition, carriedOn } from "../../engine/scenarios/carried.ts";
import { rendered } from "../frame/page.tsx";
import { filled } from "../texts/filled.ts";
import { byFamily } from "./families.ts";
import { RulesPage } from "./frame.tsx";
import type { NationalSet, SaidOfSet } from "./sets.ts";
import { byId, type Frame, type ShownRule } from "./shown.ts";
import { type Words, words } from "./words.ts";

interface Props {
  readonly frame: Frame;
  readonly set: NationalSet;
  /** Those of its families. */
  readonly rules: readonly ShownRule[];
}

export function setPage(props: Props): Promise<string> {
  return rendered(<SetPage {...props} />);
}

const SetPage: FC<Props> = ({ frame, set, rules }) => {
  const said = words[frame.language];
  const own = set.said[frame.language];
  return (
    <RulesPage frame={frame} title={own.title} description={own.law} here={<span>{own.title}</span>}>
      <h1>{own.title}</h1>
      <p class="lead rule-lead">{own.law}</p>
      <Sections own={own} said={said} />
      <Editions set={set} said={said} />
      <section aria-labelledby="faults">
        <h2 id="faults">{said.set.faults}</h2>
        <ul>{own.faults.map((it) => <li key={it}>{it}</li>)}</ul>
      </section>
      <section aria-labelledby="rules">
        <h2 id="rules">{said.rules}</h2>
        <p class="quiet-text">{said.strictLead}</p>
        <Families frame={frame} rules={rules} />
      </section>
    </RulesPage>
  );
};

const Sections: FC<{ readonly own: SaidOfSet; readonly said: Words }> = ({ own, said }) => (
  <>
    {(["who", "state"] as const).map((part) => (
      <section key={part} aria-labelledby={part}>
        <h2 id={part}>{said.set[part]}</h2>
        <p>{own[part]}</p>
      </section>
    ))}
  </>
);

const Editions: FC<{ readonly set: NationalSet; readonly said: Words }> = ({ set, said }) => (
  <section aria-labelledby="editions">
    <h2 id="editions">{said.set.editions}</h2>
    <ul>
      {rowsOf(set).map((row) => (
        <li key={`${row.scenario} ${row.editions.at(-1)?.edition}`}>
          <p>
            {row.editions.map(({ set, edition }) => `${set} ${edition}`).join(", ")}
            {": "}
            {daysOf(row, said)}
          </p>
          <p class="quiet-text">
            {said.set.selects} {row.identifiers.map((it) => <code key={it}>{it}</code>)}
            {row.processes.length === 0 ? "" : ` ${filled(said.set.process, row.processes.join(", "))}`}
            {` · ${row.syntaxes.join(", ")}`}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

function rowsOf({ scenarios }: NationalSet): readonly CarriedEdition[] {
  // What a row is on a day is not shown: the page is made once.
  return carriedOn("").filter(({ scenario }) => scenarios.includes(scenario));
}

/** Of the edition that is the row's own. */
function daysOf({ editions }: CarriedEdition, { set }: Words): string {
  const { since = null, until = null } = editions.at(-1) ?? {};
  const days = [
    ...(since === null ? [] : [filled(set.since, since)]),
    ...(until === null ? [] : [filled(set.until, until)]),
  ];
  return days.length === 0 ? set.noDay : days.join("; ");
}

const Families: FC<Omit<Props, "set">> = ({ frame, rules }) => (
  <>
    {byFamily(rules).map(({ family, rules }) => (
      <section key={family.id} class="family" aria-labelledby={family.id}>
        <h3 id={family.id}>{family.title[frame.language]}</h3>
        <p class="quiet-text">{family.why[frame.language]}</p>
        <ul class="rule-list">
          {byId(rules).map(({ rule, explanation }) => (
            <li key={rule}>
              <a href={frame.links.rule(rule)}>{rule}</a> <span>{explanation.message}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);
