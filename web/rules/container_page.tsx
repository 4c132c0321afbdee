/** The page of a rule about the PDF around an invoice: it is of no business term, and every profile of Factur-X has it. */
import type { Explanation } from "../../engine/mod.ts";
import { Section } from "../frame/document.tsx";
import { rendered } from "../frame/page.tsx";
import { link } from "../frame/prose.tsx";
import { Listed } from "../frame/table.tsx";
import { familyCalled } from "./families.ts";
import { OneRule } from "./frame.tsx";
import type { Frame } from "./shown.ts";
import { words } from "./words.ts";

interface Props {
  readonly frame: Frame;
  readonly explanation: Explanation;
  /** The ids of all rules about PDFs. */
  readonly rules: readonly string[];
}

/** The page as HTML. */
export function containerPage({ frame, explanation, rules }: Props): Promise<string> {
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
