/** The page of a family whose rules are so many, and so alike, that they have no pages of their own: an anchor each. */
import type { FC } from "hono/jsx";
import type { FamilyId, Run } from "../../engine/explain/guide.ts";
import { Section } from "../frame/document.tsx";
import { rendered } from "../frame/page.tsx";
import { filled } from "../texts/filled.ts";
import { familyCalled } from "./families.ts";
import { CommandLine, FamilyLink, RulesPage, SeverityTag, UsualCauses } from "./frame.tsx";
import type { Rules } from "./gather.ts";
import { byId, type Frame, type ShownRule } from "./shown.ts";
import { words } from "./words.ts";

/** The page as HTML, with those of all rules that are the family's. */
export async function familyPage(frame: Frame, id: FamilyId, all: Rules): Promise<string> {
  const [said, family, rules] = [words[frame.language], familyCalled(id), await all.all([id])];
  return await rendered(
    <RulesPage
      frame={frame}
      title={family.id}
      description={filled(said.familyDescription, rules.length, family.id)}
      lead={family.title[frame.language]}
      here={<FamilyLink frame={frame} family={family} />}
    >
      <Section id="why" title={said.why}>
        <p>{family.why[frame.language]}</p>
      </Section>
      <UsualCauses of={{ family: id }} frame={frame} />
      <p class="quiet-text">{said.onlyStrict}</p>
      <ul class="rule-list family-rules">
        {byId(rules).map((shown) => <Rule key={shown.rule} shown={shown} frame={frame} />)}
      </ul>
      <CommandLine frame={frame} rule={rules[0]?.rule ?? ""} />
    </RulesPage>,
  );
}

const Rule: FC<{ readonly shown: ShownRule; readonly frame: Frame }> = ({ shown, frame }) => {
  const { rule, explanation: { message, fix, severity }, guide } = shown;
  const other = guide.runs.filter((run) => severityOf(run) !== severity);
  return (
    <li id={rule}>
      <div>
        <a href={`#${rule}`}>{rule}</a> <SeverityTag frame={frame} of={severity} />
        {other.map((run) => (
          <small key={run.profile}>
            {run.profile}: {words[frame.language].severity[severityOf(run)]}
          </small>
        ))}
      </div>
      <div>
        <p>{message}</p>
        <p class="fix">{fix}</p>
      </div>
    </li>
  );
};

/** These rules run in one syntax, and so in strict mode with one severity. */
function severityOf({ strict: [only] }: Run) {
  return only?.severity ?? "off";
}
