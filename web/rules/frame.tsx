/** What the pages of the rules have in common. */
import type { Child, FC } from "hono/jsx";
import { type Caused, causesOf, type RunSeverity } from "../../engine/explain/guide.ts";
import type { Explanation } from "../../engine/mod.ts";
import { Document, type DocumentProps, Section } from "../frame/document.tsx";
import { link } from "../frame/prose.tsx";
import { Listed } from "../frame/table.tsx";
import type { Family } from "./families.ts";
import type { Frame } from "./shown.ts";
import { words } from "./words.ts";

type Of = "title" | "description" | "lead" | "mark" | "scripts" | "children";

interface RulesPageProps extends Pick<DocumentProps, Of> {
  readonly frame: Frame;
  /** Where one is, below all rules. */
  readonly here?: Child;
}

export const RulesPage: FC<RulesPageProps> = ({ frame, here, scripts = [], ...about }) => {
  const { links, ...page } = frame;
  const said = words[frame.language];
  const crumbs = { label: said.crumbs, links: [link(links.index, said.toIndex), here] };
  return (
    <Document
      {...page}
      {...about}
      kind="rules-page"
      current="rules"
      crumbs={here === undefined ? undefined : crumbs}
      styles={["rules.css"]}
      scripts={frame.built ? scripts : []}
    />
  );
};

/** A rule with what it says; `data` is what the search on the page looks at. */
export interface ListedRule extends Pick<Explanation, "rule" | "message"> {
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

export const RuleList: FC<{ readonly frame: Frame; readonly rules: readonly ListedRule[] }> = ({ frame, rules }) => (
  <ul class="rule-list">
    {rules.map(({ rule, message, data = {} }) => (
      <li key={rule} {...data}>
        <a href={frame.links.rule(rule)}>{rule}</a> <span>{message}</span>
      </li>
    ))}
  </ul>
);

export const SeverityTag: FC<{ readonly frame: Frame; readonly of: RunSeverity }> = ({ frame, of }) => (
  <span class={`tag ${of}`}>{words[frame.language].severity[of]}</span>
);

type FamilyLinkProps = { readonly frame: Frame; readonly family: Family };

/** To a family in the list of all rules. */
export const FamilyLink: FC<FamilyLinkProps> = ({ frame, family: { id, title } }) => (
  <a href={`${frame.links.index}#${id}`}>{title[frame.language]}</a>
);

interface OneRuleProps extends FamilyLinkProps, Pick<RulesPageProps, "children"> {
  readonly explanation: Pick<Explanation, "rule" | "message" | "severity">;
}

/** The page of one rule: its name and severity, what it says, and last how the command line says it. */
export const OneRule: FC<OneRuleProps> = ({ frame, explanation: { rule, message, severity }, family, children }) => (
  <RulesPage
    frame={frame}
    title={rule}
    description={message}
    lead={message}
    mark={<SeverityTag frame={frame} of={severity} />}
    here={<FamilyLink frame={frame} family={family} />}
  >
    {children}
    <CommandLine frame={frame} rule={rule} />
  </RulesPage>
);

/** How the command line says what the page says. */
export const CommandLine: FC<{ readonly frame: Frame; readonly rule: string }> = ({ frame: { language }, rule }) => (
  <p class="quiet-text">
    {words[language].commandLine} <code>faktlint explain {rule}{language === "en" ? "" : ` --lang ${language}`}</code>
  </p>
);

/** What usually makes a rule, or the rules of a family, fail, for those who write the software. */
export const UsualCauses: FC<{ readonly of: Caused; readonly frame: Frame }> = ({ of, frame: { language } }) => {
  const causes = causesOf(of, language);
  if (causes.length === 0) return null;
  return (
    <Section id="causes" title={words[language].causes}>
      <Listed items={causes} />
    </Section>
  );
};
