/** The page of a rule about the PDF around an invoice: it is of no business term, and every profile of Factur-X has it. */
import type { FC } from "hono/jsx";
import type { Explanation } from "../../engine/mod.ts";
import { rendered } from "../frame/page.tsx";
import { RulesPage } from "./frame.tsx";
import { pdfFamily } from "./families.ts";
import type { Frame } from "./shown.ts";
import { words } from "./words.ts";

interface Props {
  readonly frame: Frame;
  readonly explanation: Explanation;
  /** The ids of all rules about PDFs. */
  readonly rules: readonly string[];
}

/** The page as HTML. */
export function containerPage(props: Props): Promise<string> {
  return rendered(<ContainerPage {...props} />);
}

const ContainerPage: FC<Props> = ({ frame, explanation: { rule, message, fix, severity }, rules }) => {
  const said = words[frame.language];
  return (
    <RulesPage
      frame={frame}
      title={rule}
      description={message}
      here={<a href={`${frame.links.index}#${pdfFamily.id}`}>{pdfFamily.title[frame.language]}</a>}
    >
      <div class="rule-head">
        <h1>{rule}</h1>
        <span class={`tag ${severity}`}>{said.severity[severity]}</span>
      </div>
      <p class="lead rule-lead">{message}</p>
      <section class="rule-fix" aria-labelledby="fix">
        <h2 id="fix">{said.fix}</h2>
        <p>{fix}</p>
      </section>
      <ul>
        {rules.filter((it) => it !== rule).map((it) => (
          <li key={it}>
            <a href={frame.links.rule(it)}>{it}</a>
          </li>
        ))}
      </ul>
      <p class="quiet-text">
        {said.commandLine}{" "}
        <code>faktlint explain {rule}{frame.language === "en" ? "" : ` --lang ${frame.language}`}</code>
      </p>
    </RulesPage>
  );
};
