/** The page of a family whose rules are so many, and so alike, that they have no pages of their own: an anchor each. */
import type { FC } from "hono/jsx";
import type { FamilyId, Run } from "../../engine/explain/guide.ts";
import { rendered } from "../frame/page.tsx";
import { filled } from "../texts/filled.ts";
import { type Family, familyCalled } from "./families.ts";
import { UsualCauses } from "./usual_causes.tsx";
import { RulesPage } from "./frame.tsx";
import type { Rules } from "./gather.ts";
import { byId, type Frame, type ShownRule } from "./shown.ts";
import { type Words, words } from "./words.ts";

interface Props {
  readonly frame: Frame;
  readonly family: Family;
  readonly rules: readonly ShownRule[];
}

/** The page as HTML, with those of all rules that are the family's. */
export async function familyPage(frame: Frame, id: FamilyId, rules: Rules): Promise<string> {
  return await rendered(<FamilyPage frame={frame} family={familyCalled(id)} rules={await rules.all([id])} />);
}

const FamilyPage: FC<Props> = ({ frame, family, rules }) => {
  const said = words[frame.language];
  const title = family.title[frame.language];
  return (
    <RulesPage
      frame={frame}
      title={family.id}
      description={filled(said.familyDescription, rules.length, family.id)}
      here={<a href={`${frame.links.index}#${family.id}`}>{title}</a>}
    >
      <h1>{family.id}</h1>
      <p class="lead rule-lead">{title}</p>
      <section class="rule-why" aria-labelledby="why">
        <h2 id="why">{said.why}</h2>
        <p>{family.why[frame.language]}</p>
      </section>
      <UsualCauses of={{ family: family.id }} frame={frame} />
      <p class="quiet-text">{said.onlyStrict}</p>
      <ul class="rule-list family-rules">
        {byId(rules).map((shown) => <Rule key={shown.rule} shown={shown} said={said} />)}
      </ul>
      <p class="quiet-text">
        {said.commandLine}{" "}
        <code>faktlint explain {rules[0]?.rule}{frame.language === "en" ? "" : ` --lang ${frame.language}`}</code>
      </p>
    </RulesPage>
  );
};

const Rule: FC<{ readonly shown: ShownRule; readonly said: Words }> = ({ shown, said }) => {
  const { rule, explanation: { message, fix, severity }, guide } = shown;
  const other = guide.runs.filter((run) => severityOf(run) !== severity);
  return (
    <li id={rule}>
      <div>
        <a href={`#${rule}`}>{rule}</a> <b class={`tag ${severity}`}>{said.severity[severity]}</b>
        {other.map((run) => (
          <small key={run.profile}>
            {run.profile}: {said.severity[severityOf(run)]}
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
