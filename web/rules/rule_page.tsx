/** The page of one rule: what it requires, why, of which terms, what repairs an invoice, and who runs it. */
import type { FC } from "hono/jsx";
import { type PlacedTerm, printedFor, type Run, type ScopedSeverity } from "../../engine/explain/guide.ts";
import type { Explanation } from "../../engine/mod.ts";
import { Section } from "../frame/document.tsx";
import { rendered } from "../frame/page.tsx";
import { breakable, code, joined, link } from "../frame/prose.tsx";
import { type Fact, Facts, Listed, Table } from "../frame/table.tsx";
import { type Family, familyCalled } from "./families.ts";
import { OneRule, RuleList, RulesPage, SeverityTag, UsualCauses } from "./frame.tsx";
import { type Excerpt, type Form, type Frame, type ShownRule, titleOf } from "./shown.ts";
import { type Words, words } from "./words.ts";

interface Props {
  readonly frame: Frame;
  readonly shown: ShownRule;
  /** The rules on the same terms, or else of the same family. */
  readonly near: readonly ShownRule[];
}

/** The page as HTML. */
export function rulePage({ frame, shown, near }: Props): Promise<string> {
  const said = words[frame.language];
  const { rule, explanation, guide } = shown;
  const family = familyCalled(guide.family);
  return rendered(
    <OneRule frame={frame} explanation={explanation} family={family}>
      <Advice shown={shown} frame={frame} family={family} />
      <UsualCauses of={guide} frame={frame} />
      <Terms terms={guide.terms} frame={frame} said={said} />
      <Examples shown={shown} said={said} />
      <Runs runs={guide.runs} frame={frame} />
      <Section id="related" title={said.related}>
        <RuleList frame={frame} rules={near.map(({ explanation }) => explanation)} />
        <p>{link(`${frame.links.index}#${family.id}`, said.sameFamily)}</p>
      </Section>
      <Printed rule={rule} said={said} />
    </OneRule>,
  );
}

type AdviceProps = Omit<Props, "near"> & { readonly family: Family };

/** What to do, and what it is good for. */
const Advice: FC<AdviceProps> = ({ shown: { explanation: { fix, example } }, frame: { language }, family }) => {
  const said = words[language];
  return (
    <div class="rule-columns">
      <Section id="fix" kind="rule-fix" title={said.fix}>
        <p>{fix}</p>
        {example === undefined ? "" : <p class="example">{said.suchAs} {code(example)}</p>}
      </Section>
      <Section id="why" title={said.why}>
        <p>{family.why[language]}</p>
      </Section>
    </div>
  );
};

/** What is shown for an id that no rule has. */
export function noRulePage(frame: Frame): Promise<string> {
  const { unknownTitle, unknown, toIndex } = words[frame.language];
  return rendered(
    <RulesPage frame={frame} title={unknownTitle} description={unknown} lead={unknown}>
      <p>{link(frame.links.index, toIndex)}</p>
    </RulesPage>,
  );
}

interface ContainerProps {
  readonly frame: Frame;
  readonly explanation: Explanation;
  /** The ids of all rules about PDFs. */
  readonly rules: readonly string[];
}

/** The page of a rule about the PDF around an invoice: it is of no business term, and every profile of Factur-X has it. */
export function containerPage({ frame, explanation, rules }: ContainerProps): Promise<string> {
  const { rule, fix } = explanation;
  const others = rules.filter((it) => it !== rule);
  return rendered(
    <OneRule frame={frame} explanation={explanation} family={familyCalled("PDF")}>
      <Section id="fix" kind="rule-fix" title={words[frame.language].fix}>
        <p>{fix}</p>
      </Section>
      <Listed items={others.map((it) => link(frame.links.rule(it), it))} />
    </OneRule>,
  );
}

/** What people search for who have the report of another validator. */
const Printed: FC<{ readonly rule: string; readonly said: Words }> = ({ rule, said }) => {
  const printed = printedFor(rule);
  if (printed.length === 0) return null;
  return <p class="quiet-text">{said.printed} {joined(printed.map((id) => <code key={id}>{id}</code>), ", ")}</p>;
};

interface TermsProps {
  readonly terms: readonly PlacedTerm[];
  readonly frame: Frame;
  readonly said: Words;
}

const Terms: FC<TermsProps> = ({ terms, frame, said }) => (
  <Section id="about" title={said.about}>
    {terms.every(({ id }) => id === "BG-0") ? <p>{said.aboutOwn}</p> : ""}
    <ul class="rule-terms">
      {terms.map((term) => (
        <li key={term.id} class="box">
          <h3>
            <a href={`${frame.links.index}#${term.id}`}>{term.id}</a> {titleOf(term, frame.language)}
          </h3>
          <Facts facts={placesOf(term, said)} />
        </li>
      ))}
    </ul>
  </Section>
);

function placesOf({ json, ubl, creditNote, cii }: PlacedTerm, said: Words): readonly Fact[] {
  const places = [[said.field, json], ["UBL", ubl], [said.creditNote, creditNote], ["CII", cii]] as const;
  return places.flatMap(([name, path]): readonly Fact[] => {
    return path === undefined ? [] : [[name, code(breakable(path, /(?<=.)(?=[/.])/))]];
  });
}

const forms: readonly (readonly [Form, string])[] = [["ubl", "UBL"], ["cii", "CII"], ["json", "JSON"]];

const Examples: FC<{ readonly shown: ShownRule; readonly said: Words }> = ({ shown: { rule, examples }, said }) => {
  if (Object.keys(examples).length === 0) return null;
  const { failing, repaired, removed, added } = said;
  return (
    <Section id="examples" title={said.examples}>
      <p class="quiet-text">{said.examplesLead}</p>
      {forms.map(([form, name]) => {
        const lines = examples[form];
        const label = (title: string) => `${rule}, ${name}: ${title}`;
        return lines === undefined ? "" : (
          <div key={form} class="pair">
            <h3>{name}</h3>
            <Sheet lines={lines} without="+" title={failing} mark={removed} label={label(failing)} />
            <Sheet lines={lines} without="-" title={repaired} mark={added} label={label(repaired)} />
          </div>
        );
      })}
    </Section>
  );
};

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

const Runs: FC<{ readonly runs: readonly Run[]; readonly frame: Frame }> = ({ runs, frame }) => {
  const said = words[frame.language];
  const severities = (all: readonly ScopedSeverity[]) => {
    return all.map(({ severity, side, input }) => {
      const only = [side, input].filter((it) => it !== undefined).map((it) => said.only[it]).join(", ");
      return (
        <span key={only} class="grade">
          <SeverityTag frame={frame} of={severity} />
          {only === "" ? "" : ` ${only}`}
        </span>
      );
    });
  };
  return (
    <Section id="runs" title={said.runs}>
      <Table
        label={said.runs}
        kind="runs"
        heads={[said.profile, said.byDefault, said.strict]}
        rows={runs.map(({ profile, title, byDefault, strict }) => {
          return { cells: [[title, " ", code(profile)], severities(byDefault), severities(strict)] };
        })}
      />
      <p class="quiet-text">{said.runsLead} {said.strictLead}</p>
    </Section>
  );
};
