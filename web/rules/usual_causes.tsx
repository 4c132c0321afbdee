/** What usually makes a rule, or the rules of a family, fail, for those who write the software. */
import type { FC } from "hono/jsx";
import { type Caused, causesOf } from "../../engine/explain/guide.ts";
import { Section } from "../frame/document.tsx";
import { Listed } from "../frame/table.tsx";
import type { Frame } from "./shown.ts";
import { words } from "./words.ts";

interface Props {
  readonly of: Caused;
  readonly frame: Frame;
}

export const UsualCauses: FC<Props> = ({ of, frame: { language } }) => {
  const causes = causesOf(of, language);
  if (causes.length === 0) return null;
  return (
    <Section id="causes" title={words[language].causes}>
      <Listed items={causes} />
    </Section>
  );
};
