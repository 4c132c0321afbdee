/** One named schema: what it is, and its fields. */
import type { FC } from "hono/jsx";
import { Fields, fieldsOf, kind } from "./fields.tsx";
import type { Reference } from "./gather.ts";
import { noteOf } from "./limits.tsx";
import type { SchemaOr } from "./openapi.ts";
import { joined, Prose } from "../frame/prose.tsx";

interface Props {
  /** Its fields are named, and described where somebody opens them, or comes by a link to it. */
  readonly folded: boolean;
  readonly name: string;
  readonly schema: SchemaOr;
  readonly reference: Reference;
}

export const SchemaSection: FC<Props> = ({ name, schema, reference, folded }) => {
  const anchor = reference.anchors.get(name);
  const { title, description } = noteOf(schema, reference);
  const text = [title, description].filter((it) => it !== undefined && it !== name).join(". ");
  const fields = fieldsOf(schema);
  const table = <Fields fields={fields} title="field" of={name} reference={reference} />;
  const isFolded = folded && fields.length > 0;
  // Browsers open what is folded where the place of a link is in it.
  const heading = isFolded ? `${anchor}-name` : anchor;
  return (
    <section class="schema" aria-labelledby={heading}>
      <h2 id={heading}>
        <a href={`#${anchor}`}>
          <code>{name}</code>
        </a>
      </h2>
      <Prose text={text} />
      <p class="kind">{kind(schema, reference)}</p>
      {isFolded
        ? (
          <details>
            <summary>{joined(fields.map(({ name }) => <code key={name}>{name}</code>), ", ")}</summary>
            <div id={anchor}>{table}</div>
          </details>
        )
        : table}
    </section>
  );
};
