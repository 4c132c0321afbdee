/** What usually makes the rules of a family fail, for those who write the software. */
import type { FC } from "hono/jsx";
import { causesOf } from "../../engine/explain/guide.ts";
import type { Family } from "./families.ts";
import type { Frame } from "./shown.ts";
import { words } from "./words.ts";

interface Props {
  readonly family: Family;
  readonly frame: Frame;
}

export const UsualCauses: FC<Props> = ({ family, frame: { language } }) => (
  <section aria-labelledby="causes">
    <h2 id="causes">{words[language].causes}</h2>
    <ul>{causesOf(family.id, language).map((cause) => <li key={cause}>{cause}</li>)}</ul>
  </section>
);
