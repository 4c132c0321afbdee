/** One named schema: what it is, and its fields. */
import type { FC } from "hono/jsx";
import { Fields, fieldsOf, kind } from "./fields.tsx";
import type { Reference } from "./gather.ts";
import { noteOf } from "./limits.tsx";
import type { SchemaOr } from "./openapi.ts";
import { Prose } from "../frame/prose.tsx";

interface Props {
  readonly name: string;
  readonly schema: SchemaOr;
  readonly reference: Reference;
}

export const SchemaSection: FC<Props> = ({ name, schema, reference }) => {
  const anchor = reference.anchors.get(name);
  const { title, description } = noteOf(schema, reference);
  const text = [title, description].filter((it) => it !== undefined && it !== name).join(". ");
  return (
    <section class="schema" aria-labelledby={anchor}>
      <h2 id={anchor}>
        <a href={`#${anchor}`}>
          <code>{name}</code>
        </a>
      </h2>
      <Prose text={text} />
      <p class="kind">{kind(schema, reference)}</p>
      <Fields fields={fieldsOf(schema)} title="field" of={name} reference={reference} />
    </section>
  );
};
