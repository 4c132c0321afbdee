/** The page of all rules: by family, by business term and by profile, with a search that works without a script. */
import type { FC } from "hono/jsx";
import { type PlacedTerm, printedFor } from "../../engine/explain/guide.ts";
import { Section } from "../frame/document.tsx";
import { rendered } from "../frame/page.tsx";
import { code, link } from "../frame/prose.tsx";
import { Listed } from "../frame/table.tsx";
import { filled } from "../texts/filled.ts";
import type { Explanation } from "../../engine/mod.ts";
import { byFamily, type Family } from "./families.ts";
import { type ListedRule, RuleList, RulesPage } from "./frame.tsx";
import { byId, type Frame, type ShownRule, titleOf } from "./shown.ts";
import { nationalSets } from "./sets.ts";
import { type Words, words } from "./words.ts";

/** What is looked for. */
export interface Wanted {
  readonly words: string;
  /** A profile by its name; "" is all of them. */
  readonly profile: string;
}

interface Props {
  readonly frame: Frame;
  readonly rules: readonly ShownRule[];
  /** Those about the PDF around an invoice. */
  readonly ofPdf: readonly Explanation[];
  /** Every business term and group. */
  readonly terms: readonly PlacedTerm[];
  readonly wanted: Wanted;
}

/** How many of what words find are listed: all of them are on the page without words, and others wait while this is made. */
const MOST = 100;

export function rulesPage({ frame, rules, ofPdf, terms, wanted }: Props): Promise<string> {
  const said = words[frame.language];
  const fits = (it: Row) => matches(it, wanted);
  const found = [
    ...byId(rules.map((it) => rowOf(it, frame)).filter(fits)),
    ...rowsOfPdf(ofPdf, rules).filter(fits),
  ];
  const [all, count] = [rules.length + ofPdf.length, found.length];
  const isSearch = wanted.words !== "";
  return rendered(
    <RulesPage
      frame={frame}
      title={said.rules}
      description={said.description}
      lead={filled(said.lead, all)}
      scripts={["rules.js"]}
    >
      <Search frame={frame} said={said} rules={rules} wanted={wanted} />
      {isSearch ? "" : <Ways said={said} />}
      <p id="found" class="quiet-text" role="status" data-text={said.found}>
        {filled(said.found, count, all)}
        {isSearch && count > MOST ? `. ${filled(said.cut, MOST)}` : ""}
      </p>
      <p id="none" hidden={count > 0}>
        {said.noneFound} <a href={frame.links.index}>{said.showAll}</a>
      </p>
      <Families
        frame={frame}
        said={said}
        found={isSearch ? found.slice(0, MOST) : found}
        open={isSearch || wanted.profile !== ""}
      />
      {isSearch ? "" : <Terms frame={frame} said={said} rules={rules} terms={terms} />}
      {isSearch ? "" : <Profiles frame={frame} said={said} rules={rules} />}
    </RulesPage>,
  );
}

const Ways: FC<{ readonly said: Words }> = ({ said }) => (
  <nav class="ways" aria-label={said.ways}>
    <a href="#families">{said.byFamily}</a>
    <a href="#terms">{said.byTerm}</a>
    <a href="#profiles">{said.byProfile}</a>
    <a href="#sets">{said.set.title}</a>
  </nav>
);

/** A rule as it is searched and listed. */
interface Row extends ListedRule {
  readonly family: Family["id"];
  readonly profiles: readonly string[];
  /** In lower case: its id, its text, the names of its terms and what other validators print. */
  readonly text: string;
}

function row({ rule, message }: Explanation, family: Family["id"], profiles: readonly string[], terms: string): Row {
  const text = `${rule} ${message} ${terms}`.toLowerCase();
  return { rule, message, family, profiles, text, data: { "data-profiles": profiles.join(" "), "data-terms": terms } };
}

/** Of each rule, as it is shown in one language: others wait while it is put together. */
const rows = new WeakMap<ShownRule, Row>();

function rowOf(shown: ShownRule, { language }: Frame): Row {
  const { rule, explanation, guide: { family, runs, terms } } = shown;
  const known = rows.get(shown);
  if (known !== undefined) return known;
  const names = [...terms.map((term) => `${term.id} ${titleOf(term, language)}`), ...printedFor(rule)];
  const made = row(explanation, family, runs.map(({ profile }) => profile), names.join(", "));
  rows.set(shown, made);
  return made;
}

/** They hold for every level of Factur-X, and are on no business term. */
function rowsOfPdf(ofPdf: readonly Explanation[], rules: readonly ShownRule[]): readonly Row[] {
  const profiles = profilesOf(rules).map(([name]) => name).filter((name) => name.startsWith("facturx-"));
  return ofPdf.map((it) => row(it, "PDF", profiles, ""));
}

/** Every word must be in what is searched. */
function matches({ text, profiles }: Row, wanted: Wanted): boolean {
  return wanted.words.toLowerCase().split(/\s+/).every((word) => text.includes(word)) &&
    (wanted.profile === "" || profiles.includes(wanted.profile));
}

type SearchProps = Omit<Props, "terms" | "ofPdf"> & { readonly said: Words };

const Search: FC<SearchProps> = ({ frame, said, rules, wanted }) => (
  <form class="search box" role="search" action={frame.links.index} method="get">
    {frame.asked === undefined ? "" : <input type="hidden" name="lang" value={frame.asked} />}
    <div>
      <label for="q">{said.search}</label>
      <input
        type="search"
        id="q"
        name="q"
        value={wanted.words}
        maxlength={100}
        placeholder={said.searchHint}
        autocomplete="off"
      />
    </div>
    <div>
      <label for="profile">{said.profile}</label>
      <select id="profile" name="profile">
        <option value="">{said.allProfiles}</option>
        {profilesOf(rules).map(([name, title]) => (
          <option key={name} value={name} selected={name === wanted.profile}>{`${title} (${name})`}</option>
        ))}
      </select>
    </div>
    <button type="submit" class="primary">{said.show}</button>
  </form>
);

function profilesOf(rules: readonly ShownRule[]): readonly (readonly [string, string])[] {
  return [...new Map(rules.flatMap(({ guide }) => guide.runs.map(({ profile, title }) => [profile, title])))];
}

interface FamiliesProps {
  readonly frame: Frame;
  readonly said: Words;
  readonly found: readonly Row[];
  /** Rules are shown where some are looked for; else their families, which open. */
  readonly open: boolean;
}

const Families: FC<FamiliesProps> = ({ frame, said, found, open }) => (
  <Section id="families" title={said.byFamily}>
    {byFamily(found, ({ family }) => family).map(({ family, rules }) => (
      <details key={family.id} class="family" open={open}>
        <summary>
          <h3 id={family.id}>{family.title[frame.language]}</h3>{" "}
          <span class="quiet-text">{filled(said.rulesOf, rules.length)}</span>
        </summary>
        <p class="quiet-text">{family.why[frame.language]}</p>
        <RuleList frame={frame} rules={rules} />
      </details>
    ))}
  </Section>
);

interface TermsProps {
  readonly frame: Frame;
  readonly said: Words;
  readonly rules: readonly ShownRule[];
  readonly terms: readonly PlacedTerm[];
}

const Terms: FC<TermsProps> = ({ frame, said, rules, terms }) => (
  <section aria-labelledby="terms">
    <details class="terms">
      <summary>
        <h2 id="terms">{said.byTerm}</h2>
      </summary>
      <dl class="term-list">
        {terms.map((term) => ({ term, on: rulesOn(term, rules) })).filter(({ on }) => on.length > 0).map((
          { term, on },
        ) => (
          <div key={term.id} id={term.id}>
            <dt>
              <strong>{term.id}</strong> {titleOf(term, frame.language)}
            </dt>
            <dd>{on.map(({ rule }) => <a key={rule} href={frame.links.rule(rule)}>{rule}</a>)}</dd>
          </div>
        ))}
      </dl>
    </details>
  </section>
);

function rulesOn({ id }: PlacedTerm, rules: readonly ShownRule[]): readonly ShownRule[] {
  return byId(rules.filter(({ guide }) => guide.terms.some((term) => term.id === id)));
}

/** The rules of a profile, and those of a nation. */
const Profiles: FC<Omit<TermsProps, "terms">> = ({ frame, said, rules }) => (
  <div class="rule-columns">
    <Section id="profiles" title={said.byProfile}>
      <Listed
        items={profilesOf(rules).map(([name, title]) => {
          const count = rules.filter(({ guide }) => guide.runs.some(({ profile }) => profile === name)).length;
          const text = [title, " ", code(name)];
          return [link(`${indexWith(frame, "profile", name)}#families`, text), ` ${filled(said.rulesOf, count)}`];
        })}
      />
    </Section>
    <Section id="sets" title={said.set.title}>
      <Listed
        items={nationalSets.map(({ id, said }) => link(indexWith(frame, "set", id), said[frame.language].title))}
      />
    </Section>
  </div>
);

function indexWith({ links }: Frame, name: string, value: string): string {
  return `${links.index}${links.index.includes("?") ? "&" : "?"}${name}=${value}`;
}
