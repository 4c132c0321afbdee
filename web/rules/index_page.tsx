/** The page of all rules: by family, by business term and by profile, with a search that works without a script. */
import type { FC } from "hono/jsx";
import { type PlacedTerm, printedFor } from "../../engine/explain/guide.ts";
import { Section } from "../frame/document.tsx";
import { rendered } from "../frame/page.tsx";
import { code, link } from "../frame/prose.tsx";
import { Listed } from "../frame/table.tsx";
import { filled } from "../texts/filled.ts";
import type { Explanation } from "../../engine/mod.ts";
import { byFamily, pdfFamily } from "./families.ts";
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
  const found = byId(rules.filter((it) => matches(it, wanted, frame)));
  const foundOfPdf = ofPdf.filter((it) => matchesOfPdf(it, wanted));
  const [all, count] = [rules.length + ofPdf.length, found.length + foundOfPdf.length];
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
        foundOfPdf={isSearch ? foundOfPdf.slice(0, Math.max(0, MOST - found.length)) : foundOfPdf}
        open={isSearch || wanted.profile !== ""}
      />
      {isSearch ? "" : <Terms frame={frame} said={said} rules={rules} terms={terms} />}
      {isSearch ? "" : <Profiles frame={frame} said={said} rules={rules} />}
    </RulesPage>,
  );
}

const Ways: FC<Pick<FamiliesProps, "said">> = ({ said }) => (
  <nav class="ways" aria-label={said.ways}>
    <a href="#families">{said.byFamily}</a>
    <a href="#terms">{said.byTerm}</a>
    <a href="#profiles">{said.byProfile}</a>
    <a href="#sets">{said.set.title}</a>
  </nav>
);

/** What is searched of each rule, as it is shown in one language: others wait while it is put together. */
const searched = new WeakMap<ShownRule, string>();

/** Every word must be in the rule's id, its text, the names of its terms or what other validators print. */
function matches(shown: ShownRule, wanted: Wanted, frame: Frame): boolean {
  const text = searched.get(shown) ??
    `${shown.rule} ${shown.explanation.message} ${termsOf(shown, frame)}`.toLowerCase();
  searched.set(shown, text);
  return hasAll(text, wanted) &&
    (wanted.profile === "" || shown.guide.runs.some(({ profile }) => profile === wanted.profile));
}

/** They hold for every level of Factur-X, and are on no business term. */
const PDF_PROFILES = /^facturx-/;

function matchesOfPdf({ rule, message }: Explanation, wanted: Wanted): boolean {
  return hasAll(`${rule} ${message}`.toLowerCase(), wanted) &&
    (wanted.profile === "" || PDF_PROFILES.test(wanted.profile));
}

function hasAll(text: string, wanted: Wanted): boolean {
  return wanted.words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function termsOf({ guide }: ShownRule, { language }: Frame): string {
  const terms = guide.terms.map((term) => `${term.id} ${titleOf(term, language)}`);
  return [...terms, ...printedFor(guide.rule)].join(", ");
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
  readonly found: readonly ShownRule[];
  readonly foundOfPdf: readonly Explanation[];
  /** Rules are shown where some are looked for; else their families, which open. */
  readonly open: boolean;
}

const Families: FC<FamiliesProps> = ({ frame, said, found, foundOfPdf, open }) => {
  const profiles = profilesOf(found).map(([name]) => name).filter((name) => PDF_PROFILES.test(name)).join(" ");
  const pdf = foundOfPdf.map(({ rule, message }) => listed(rule, message, profiles, ""));
  const families = byFamily(found).map(({ family, rules }) => ({
    family,
    rules: rules.map((it) => listed(it.rule, it.explanation.message, profilesIn(it), termsOf(it, frame))),
  }));
  return (
    <Section id="families" title={said.byFamily}>
      {[...families, ...pdf.length === 0 ? [] : [{ family: pdfFamily, rules: pdf }]].map(({ family, rules }) => (
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
};

function listed(rule: string, message: string, profiles: string, terms: string): ListedRule {
  return { rule, message, data: { "data-profiles": profiles, "data-terms": terms } };
}

function profilesIn({ guide }: ShownRule): string {
  return guide.runs.map(({ profile }) => profile).join(" ");
}

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
