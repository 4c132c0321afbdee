/** The page of a nation's rules: the law, who must, what to state, editions, known faults, and the rules themselves. */
import type { FC } from "hono/jsx";
import { type CarriedEdition, carriedOn } from "../../engine/scenarios/carried.ts";
import { Section } from "../frame/document.tsx";
import { rendered } from "../frame/page.tsx";
import { joined } from "../frame/prose.tsx";
import { Listed } from "../frame/table.tsx";
import { filled } from "../texts/filled.ts";
import { byFamily } from "./families.ts";
import { RuleList, RulesPage } from "./frame.tsx";
import type { NationalSet } from "./sets.ts";
import { byId, type Frame, type ShownRule } from "./shown.ts";
import { type Words, words } from "./words.ts";

interface Props {
  readonly frame: Frame;
  readonly set: NationalSet;
  /** Those of its families. */
  readonly rules: readonly ShownRule[];
}

export function setPage({ frame, set, rules }: Props): Promise<string> {
  const said = words[frame.language];
  const own = set.said[frame.language];
  return rendered(
    <RulesPage frame={frame} title={own.title} description={own.law} lead={own.law} here={own.title}>
      {(["who", "state"] as const).map((part) => (
        <Section key={part} id={part} title={said.set[part]}>
          <p>{own[part]}</p>
        </Section>
      ))}
      <Section id="editions" title={said.set.editions}>
        <Listed items={rowsOf(set).map((row, at) => <Edition key={at} row={row} said={said} />)} />
      </Section>
      <Section id="faults" title={said.set.faults}>
        <Listed items={own.faults} />
      </Section>
      <Section id="rules" title={said.rules}>
        <p class="quiet-text">{said.strictLead}</p>
        {byFamily(rules, ({ guide }) => guide.family).map(({ family, rules }) => (
          <section key={family.id} class="family" aria-labelledby={family.id}>
            <h3 id={family.id}>{family.title[frame.language]}</h3>
            <p class="quiet-text">{family.why[frame.language]}</p>
            <RuleList
              frame={frame}
              rules={byId(rules).map(({ explanation }) =>
                explanation
              )}
            />
          </section>
        ))}
      </Section>
    </RulesPage>,
  );
}

const Edition: FC<{ readonly row: CarriedEdition; readonly said: Words }> = ({ row, said }) => (
  <>
    <p>
      {row.editions.map(({ set, edition }) => `${set} ${edition}`).join(", ")}: {daysOf(row, said)}
    </p>
    <p class="quiet-text">
      {said.set.selects} {joined(row.identifiers.map((it) => <code key={it}>{it}</code>), " ")}
      {row.processes.length === 0 ? "" : ` ${filled(said.set.process, row.processes.join(", "))}`}
      {` · ${row.syntaxes.join(", ")}`}
    </p>
  </>
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
