/** What usually makes a rule, or the rules of a family, fail, for those who write the software. */
import type { FC } from "hono/jsx";
import { type Caused, causesOf } from "../../engine/explain/guide.ts";
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
    <section aria-labelledby="causes">
      <h2 id="causes">{words[language].causes}</h2>
      <ul>{causes.map((cause) => <li key={cause}>{cause}</li>)}</ul>
    </section>
  );
};
