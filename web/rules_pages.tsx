/** A page for each rule, and the list of them all, from the same data as the findings. */
import type { FC } from "hono/jsx";
import { type Explanation, type GroupId, groupRows, type Run, type TermId, termRows } from "../engine/mod.ts";
import { Page, type Part, rendered, type Where } from "./page.tsx";
import type { Texts } from "./texts/texts.ts";

export interface RulesPage extends Where {
  readonly texts: Texts;
  /** Every rule, in the language of the texts. */
  readonly rules: readonly Explanation[];
  /** The script that searches the list, by its name among the assets; the list is whole without it. */
  readonly modules: readonly string[];
  readonly parts?: readonly Part[];
}

export function rulesPage({ texts, rules, modules, ...where }: RulesPage): Promise<string> {
  const families = Map.groupBy(rules, ({ rule }) => familyOf(rule));
  const { title, lead, search, found } = texts.rules;
  return rendered(
    <Page
      title={`Faktlint: ${title}`}
      description={lead}
      modules={modules}
      texts={texts.page}
      current="rules"
      {...where}
    >
      <main id="main">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        <p class="search">
          <label for="search">{search}</label>
          <input type="search" id="search" autocomplete="off" spellcheck={false} />
          <span id="found" role="status" data-found={found}>{found.replace("{0}", `${rules.length}`)}</span>
        </p>
        {[...families].map(([family, own]) => (
          <section class="family" key={family}>
            <h2>{family}</h2>
            <ul>{own.map((it) => <OneRule key={it.rule} rule={it} base={where.base} />)}</ul>
          </section>
        ))}
      </main>
    </Page>,
  );
}

/** "BR-CO" of "BR-CO-15". */
export function familyOf(rule: string): string {
  return /^(?:ATW|PEPPOL-EN16931|BR-[A-Z]+|BR|[A-Z]{2}-[A-Z])/.exec(rule)?.[0] ?? rule;
}

const OneRule: FC<{ readonly rule: Explanation; readonly base: string }> = (
  { rule: { rule, field, message }, base },
) => (
  <li data-words={[rule, ...field, message].join(" ").toLowerCase()}>
    <a href={`${base}/rules/${rule}`}>{rule}</a> <span>{message}</span>
  </li>
);

export interface RulePage extends Where {
  readonly texts: Texts;
  readonly rule: Explanation;
  readonly runs: readonly Run[];
  /** The ids of rules on the same terms. */
  readonly related: readonly string[];
  readonly parts?: readonly Part[];
}

export function rulePage({ texts, rule, runs, related, ...where }: RulePage): Promise<string> {
  const { rules } = texts;
  return rendered(
    <Page title={`${rule.rule}: Faktlint`} description={rule.message} texts={texts.page} current="rules" {...where}>
      <main id="main" class="narrow">
        <p>
          <a href={`${where.base}/rules`}>{rules.all}</a>
        </p>
        <h1 class="rule-id">{rule.rule}</h1>
        <p class={`severity-tag ${rule.severity}`}>{rules.severities[rule.severity]}</p>
        <h2>{rules.requires}</h2>
        <p class="lead">{rule.message}</p>
        <h2>{rules.fix}</h2>
        <p class="fix">{rule.fix}</p>
        {rule.example === undefined ? "" : (
          <>
            <h2>{rules.example}</h2>
            <pre class="excerpt" tabindex={0}>{rule.example}</pre>
          </>
        )}
        <Terms texts={texts} rule={rule} />
        <h2>{rules.profiles}</h2>
        {runs.length === 0 ? <p>{rules.noProfiles}</p> : <Runs texts={texts} runs={runs} />}
        {related.length === 0 ? "" : <h2>{rules.related}</h2>}
        <ul class="related">
          {related.map((id) => (
            <li key={id}>
              <a href={`${where.base}/rules/${id}`}>{id}</a>
            </li>
          ))}
        </ul>
      </main>
    </Page>,
  );
}

/** Rules on the same term that a page names at the most. */
const RELATED = 12;

/** Other rules on the first term of a rule. */
export function relatedTo({ rule, field: [term] }: Explanation, rules: readonly Explanation[]): readonly string[] {
  if (term === undefined) return [];
  return rules.filter((it) => it.rule !== rule && it.field.includes(term)).map((it) => it.rule).slice(0, RELATED);
}

const Terms: FC<{ readonly texts: Texts; readonly rule: Explanation }> = (
  { texts: { rules }, rule: { field, places } },
) => (
  <>
    {field.length === 0 ? "" : <h2>{rules.terms}</h2>}
    <ul>
      {field.map((id) => (
        <li key={id}>
          {id}: <span lang="en">{titleOf(id)}</span>
        </li>
      ))}
    </ul>
    {places === undefined ? "" : (
      <>
        <h2>{rules.places}</h2>
        <dl>
          <Place name={rules.json} path={places.json} />
          {places.ubl === undefined ? "" : <Place name="UBL" path={places.ubl} />}
          {places.cii === undefined ? "" : <Place name="CII" path={places.cii} />}
        </dl>
      </>
    )}
  </>
);

const Place: FC<{ readonly name: string; readonly path: string }> = ({ name, path }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{path}</code>
    </dd>
  </div>
);

function titleOf(id: TermId | GroupId): string {
  return isTerm(id) ? termRows[id].title : groupRows[id].title;
}

function isTerm(id: TermId | GroupId): id is TermId {
  return Object.hasOwn(termRows, id);
}

const Runs: FC<{ readonly texts: Texts; readonly runs: readonly Run[] }> = ({ texts: { rules }, runs }) => (
  <table class="runs">
    <thead>
      <tr>
        <th scope="col">{rules.profile}</th>
        <th scope="col">UBL</th>
        <th scope="col">CII</th>
      </tr>
    </thead>
    <tbody>
      {[...Map.groupBy(runs, ({ profile }) => profile)].map(([profile, own]) => (
        <tr key={profile}>
          <th scope="row">{profile}</th>
          {(["ubl", "cii"] as const).map((syntax) => {
            const severity = own.find((it) => it.syntax === syntax)?.severity;
            return <td key={syntax}>{severity === undefined ? "–" : rules.severities[severity]}</td>;
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
