/** The page of one rule: what it requires, why, of which terms, what repairs an invoice, and who runs it. */
import { type FC, Fragment } from "hono/jsx";
import { type PlacedTerm, printedFor, type Run, type ScopedSeverity } from "../../engine/explain/guide.ts";
import { rendered } from "../frame/page.tsx";
import { type Family, familyOf } from "./families.ts";
import { UsualCauses } from "./usual_causes.tsx";
import { RulesPage } from "./frame.tsx";
import { type Excerpt, type Form, type Frame, type ShownRule, titleOf } from "./shown.ts";
import { type Words, words } from "./words.ts";

interface Props {
  readonly frame: Frame;
  readonly shown: ShownRule;
  /** The rules on the same terms, or else of the same family. */
  readonly near: readonly ShownRule[];
}

/** The page as HTML. */
export function rulePage(props: Props): Promise<string> {
  return rendered(<RulePage {...props} />);
}

/** What is shown for an id that no rule has. */
export function noRulePage(frame: Frame): Promise<string> {
  const said = words[frame.language];
  return rendered(
    <RulesPage frame={frame} title={said.unknownTitle} description={said.unknown}>
      <h1>{said.unknownTitle}</h1>
      <p class="lead">{said.unknown}</p>
      <p>
        <a href={frame.links.index}>{said.toIndex}</a>
      </p>
    </RulesPage>,
  );
}

const RulePage: FC<Props> = ({ frame, shown, near }) => {
  const said = words[frame.language];
  const { rule, explanation: { message, severity }, guide } = shown;
  const family = familyOf(shown);
  return (
    <RulesPage frame={frame} title={rule} description={message} here={<Here frame={frame} family={family} />}>
      <div class="rule-head">
        <h1>{rule}</h1>
        <span class={`tag ${severity}`}>{said.severity[severity]}</span>
      </div>
      <p class="lead rule-lead">{message}</p>
      <div class="rule-columns">
        <Repair shown={shown} said={said} />
        <section class="rule-why" aria-labelledby="why">
          <h2 id="why">{said.why}</h2>
          <p>{family.why[frame.language]}</p>
        </section>
      </div>
      <UsualCauses of={guide} frame={frame} />
      <Terms terms={guide.terms} frame={frame} said={said} />
      <Examples shown={shown} said={said} />
      <Runs runs={guide.runs} said={said} />
      <Near near={near} family={family} frame={frame} said={said} />
      <Printed rule={rule} said={said} />
      <p class="quiet-text">
        {said.commandLine}{" "}
        <code>faktlint explain {rule}{frame.language === "en" ? "" : ` --lang ${frame.language}`}</code>
      </p>
    </RulesPage>
  );
};

/** What people search for who have the report of another validator. */
const Printed: FC<{ readonly rule: string; readonly said: Words }> = ({ rule, said }) => {
  const printed = printedFor(rule);
  if (printed.length === 0) return null;
  return (
    <p class="quiet-text">
      {said.printed} {printed.map((id, at) => (
        <Fragment key={id}>
          {at === 0 ? "" : ", "}
          <code>{id}</code>
        </Fragment>
      ))}
    </p>
  );
};

const Here: FC<{ readonly frame: Frame; readonly family: Family }> = ({ frame, family }) => (
  <a href={`${frame.links.index}#${family.id}`}>{family.title[frame.language]}</a>
);

const Repair: FC<{ readonly shown: ShownRule; readonly said: Words }> = ({ shown: { explanation }, said }) => (
  <section class="rule-fix" aria-labelledby="fix">
    <h2 id="fix">{said.fix}</h2>
    <p>{explanation.fix}</p>
    {explanation.example === undefined ? "" : (
      <p class="example">
        {said.suchAs} <code>{explanation.example}</code>
      </p>
    )}
  </section>
);

interface TermsProps {
  readonly terms: readonly PlacedTerm[];
  readonly frame: Frame;
  readonly said: Words;
}

const Terms: FC<TermsProps> = ({ terms, frame, said }) => (
  <section aria-labelledby="about">
    <h2 id="about">{said.about}</h2>
    {terms.every(({ id }) => id === "BG-0") ? <p>{said.aboutOwn}</p> : ""}
    <ul class="rule-terms">
      {terms.map((term) => (
        <li key={term.id} class="box">
          <h3>
            <a href={`${frame.links.index}#${term.id}`}>{term.id}</a> {titleOf(term, frame.language)}
          </h3>
          <dl>
            <Place name={said.field} path={term.json} />
            <Place name="UBL" path={term.ubl} />
            <Place name={said.creditNote} path={term.creditNote} />
            <Place name="CII" path={term.cii} />
          </dl>
        </li>
      ))}
    </ul>
  </section>
);

const Place: FC<{ readonly name: string; readonly path: string | undefined }> = ({ name, path }) => {
  if (path === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{breakable(path)}</code>
      </dd>
    </div>
  );
};

/** A long path breaks before a step, not inside a name. */
function breakable(path: string) {
  return path.split(/(?<=.)(?=[/.])/).map((step, at) => (
    <>
      {at === 0 ? "" : <wbr />}
      {step}
    </>
  ));
}

const forms: readonly (readonly [Form, string])[] = [["ubl", "UBL"], ["cii", "CII"], ["json", "JSON"]];

const Examples: FC<{ readonly shown: ShownRule; readonly said: Words }> = ({ shown: { rule, examples }, said }) => (
  <section aria-labelledby="examples">
    <h2 id="examples">{said.examples}</h2>
    <p class="quiet-text">{Object.keys(examples).length === 0 ? said.noExamples : said.examplesLead}</p>
    {forms.map(([form, name]) => {
      const lines = examples[form];
      return lines === undefined ? "" : (
        <div key={form} class="pair">
          <h3>{name}</h3>
          <Sheet
            lines={lines}
            without="+"
            title={said.failing}
            mark={said.removed}
            label={`${rule}, ${name}: ${said.failing}`}
          />
          <Sheet
            lines={lines}
            without="-"
            title={said.repaired}
            mark={said.added}
            label={`${rule}, ${name}: ${said.repaired}`}
          />
        </div>
      );
    })}
  </section>
);

interface SheetProps {
  readonly lines: Excerpt;
  /** The sign of the lines that this one of the two invoices does not have. */
  readonly without: "+" | "-";
  readonly title: string;
  /** What a screen reader says before a marked line. */
  readonly mark: string;
  readonly label: string;
}

const Sheet: FC<SheetProps> = ({ lines, without, title, mark, label }) => (
  <figure class={without === "+" ? "side before" : "side after"}>
    <figcaption>{title}</figcaption>
    <pre tabindex={0} role="region" aria-label={label}><code>
      {lines.filter((line) => !line.startsWith(without)).map((line, at) => <Line key={at} line={line} mark={mark} />)}
    </code></pre>
  </figure>
);

const Line: FC<{ readonly line: string; readonly mark: string }> = ({ line, mark }) => {
  const [sign, text] = [line.charAt(0), `${line.slice(1)}\n`];
  if (sign === "^") return <span class="around">{text}</span>;
  if (sign === " ") return <span>{text}</span>;
  return (
    <mark>
      <span class="hidden">{mark}</span>
      {text}
    </mark>
  );
};

const Runs: FC<{ readonly runs: readonly Run[]; readonly said: Words }> = ({ runs, said }) => (
  <section aria-labelledby="runs">
    <h2 id="runs">{said.runs}</h2>
    <table class="runs">
      <thead>
        <tr>
          <th scope="col">{said.profile}</th>
          <th scope="col">{said.byDefault}</th>
          <th scope="col">{said.strict}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ profile, title, byDefault, strict }) => (
          <tr key={profile}>
            <th scope="row">
              {title} <code>{profile}</code>
            </th>
            <td data-label={said.byDefault}>{severities(byDefault, said)}</td>
            <td data-label={said.strict}>{severities(strict, said)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p class="quiet-text">{said.runsLead} {said.strictLead}</p>
  </section>
);

function severities(all: readonly ScopedSeverity[], said: Words) {
  return all.map(({ severity, side, input }) => {
    const only = [side, input].filter((it) => it !== undefined).map((it) => said.only[it]).join(", ");
    return (
      <span key={only} class="grade">
        <span class={`tag ${severity}`}>{said.severity[severity]}</span>
        {only === "" ? "" : ` ${only}`}
      </span>
    );
  });
}

interface NearProps {
  readonly near: readonly ShownRule[];
  readonly family: Family;
  readonly frame: Frame;
  readonly said: Words;
}

const Near: FC<NearProps> = ({ near, family, frame, said }) => (
  <section aria-labelledby="related">
    <h2 id="related">{said.related}</h2>
    <ul class="rule-list">
      {near.map(({ rule, explanation }) => (
        <li key={rule}>
          <a href={frame.links.rule(rule)}>{rule}</a> <span>{explanation.message}</span>
        </li>
      ))}
    </ul>
    <p>
      <a href={`${frame.links.index}#${family.id}`}>{said.sameFamily}</a>
    </p>
  </section>
);
