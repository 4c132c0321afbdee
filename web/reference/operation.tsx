/** One operation: what it does, what it takes, what it answers, and a request to run. */
import { type FC, Fragment } from "hono/jsx";
import { grouped } from "../../engine/model/grouped.ts";
import { curl, exampleOf, keyOf, written } from "./curl.ts";
import { Fields, fieldsOf, kind } from "./fields.tsx";
import type { Reference, ShownOperation } from "./gather.ts";
import { noteOf, withErrors } from "./limits.tsx";
import { type Answer, type Body, type Content, followed, type Media } from "./openapi.ts";
import { Code, code, joined, Prose, withCode } from "../frame/prose.tsx";
import { filled } from "../texts/filled.ts";

interface Props {
  readonly shown: ShownOperation;
  readonly reference: Reference;
}

/** `titled` where its summary is above it already. */
export const OperationSection: FC<Props & { readonly titled: boolean }> = ({ shown, reference, titled }) => {
  const { anchor, operation, parameters } = shown;
  const { components = {} } = reference.document;
  const { operation: words } = reference.words;
  const name = nameOf(shown);
  const body = operation.requestBody === undefined
    ? undefined
    : followed(operation.requestBody, components.requestBodies);
  const bodies = kindsOf(body?.content ?? {});
  return (
    <section class="operation" aria-labelledby={anchor}>
      <h2 id={anchor}>
        <a href={`#${anchor}`}>
          <span class="method">{shown.method}</span> <code>{shown.path}</code>
        </a>
      </h2>
      {operation.summary === undefined || titled ? "" : <p class="summary">{operation.summary}</p>}
      {operation.deprecated === true ? <p>{words.deprecated}</p> : ""}
      <Prose text={operation.description} />
      <KeyNeeded {...{ shown, reference }} />
      {parameters.length === 0 ? "" : (
        <>
          <h3>{words.parameters}</h3>
          <Fields
            fields={parameters.map(({ name = "", in: place, required = false, schema, description }) => {
              return { name, place, required, schema, description };
            })}
            title="parameter"
            of={name}
            reference={reference}
          />
        </>
      )}
      {body === undefined ? "" : <BodyPart body={body} bodies={bodies} of={name} reference={reference} />}
      <Requests shown={shown} bodies={bodies} reference={reference} />
      <Answers shown={shown} reference={reference} />
    </section>
  );
};

function nameOf({ method, path }: ShownOperation): string {
  return `${method} ${path}`;
}

const KeyNeeded: FC<Props> = ({ shown: { operation }, reference: { document, words } }) => {
  const security = operation.security ?? document.security ?? [];
  const free = security.length === 0 || security.some((it) => Object.keys(it).length === 0);
  if (free) return <p class="needs">{words.operation.noKey}</p>;
  const header = keyOf(security, document)?.header;
  const { and, or } = words.types;
  const schemes = security.map((it) => Object.keys(it).join(and)).join(or);
  return <p class="needs">{withCode(filled(words.operation.needsKey, header ?? schemes))}</p>;
};

/** Content types that are described alike. */
interface Kind {
  readonly types: readonly [string, ...string[]];
  readonly media: Media;
}

function kindsOf(content: Content): readonly Kind[] {
  const alike = grouped(Object.entries(content), ([, media]) => JSON.stringify(media));
  return [...alike.values()].flatMap(([first, ...rest]) => {
    return first === undefined ? [] : [{ types: [first[0], ...rest.map(([type]) => type)], media: first[1] }];
  });
}

interface BodyProps {
  readonly body: Body;
  readonly bodies: readonly Kind[];
  readonly of: string;
  readonly reference: Reference;
}

const BodyPart: FC<BodyProps> = ({ body, bodies, of, reference }) => (
  <>
    <h3>{reference.words.operation[body.required === true ? "body" : "optionalBody"]}</h3>
    <Prose text={body.description} />
    {bodies.map((it) => <MediaPart key={it.types[0]} of={of} {...it} reference={reference} />)}
  </>
);

type MediaProps = Kind & { readonly of: string; readonly reference: Reference };

/** Content types, and what is in them. */
const Types: FC<Omit<MediaProps, "of">> = ({ types, media: { schema }, reference }) => (
  <p>{joined(types.map(code), ", ")}: {kind(schema, reference)}</p>
);

const MediaPart: FC<MediaProps> = ({ types, media, of, reference }) => (
  <>
    <Types {...{ types, media, reference }} />
    <Prose text={noteOf(media.schema, reference).description} />
    <Fields fields={fieldsOf(media.schema)} title="field" of={`${of}, ${types[0]}`} reference={reference} />
  </>
);

interface RequestsProps extends Props {
  readonly bodies: readonly Kind[];
}

const Requests: FC<RequestsProps> = ({ shown, bodies, reference }) => {
  const { operation: words } = reference.words;
  const sent = bodies.map(({ types: [type], media }) => ({ type, media }));
  return (
    <>
      <h3>{words.request}</h3>
      {(sent.length === 0 ? [undefined] : sent).map((it) => (
        <Fragment key={it?.type ?? ""}>
          {sent.length < 2 || it === undefined ? "" : <p class="caption">{withCode(filled(words.with, it.type))}</p>}
          <Code
            text={curl(shown, it, reference)}
            label={`curl: ${nameOf(shown)}${it === undefined ? "" : `, ${it.type}`}`}
          />
        </Fragment>
      ))}
    </>
  );
};

const Answers: FC<Props> = ({ shown, reference }) => {
  const { components = {} } = reference.document;
  const answers = Object.entries(shown.operation.responses ?? {}).map(([status, it]) => {
    return [status, followed(it, components.responses)] as const;
  });
  return (
    <>
      <h3>{reference.words.operation.answers}</h3>
      <dl class="answers">
        {answers.map(([status, answer]) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>
              <AnswerPart answer={answer} reference={reference} />
            </dd>
          </div>
        ))}
      </dl>
      {answers.flatMap(([status, { content = {} }]) => kindsOf(content).map((it) => ({ status, ...it }))).map((it) => (
        <AnswerExample key={`${it.status} ${it.types[0]}`} {...it} of={nameOf(shown)} reference={reference} />
      ))}
    </>
  );
};

const AnswerPart: FC<{ readonly answer: Answer; readonly reference: Reference }> = ({ answer, reference }) => {
  const { components = {} } = reference.document;
  const headers = Object.entries(answer.headers ?? {}).map(([name, it]) => {
    return [name, followed(it, components.headers)] as const;
  });
  return (
    <>
      <p>{withErrors(answer.description ?? "", reference)}</p>
      {kindsOf(answer.content ?? {}).map((it) => <Types key={it.types[0]} {...it} reference={reference} />)}
      {headers.length === 0 ? "" : (
        <ul class="headers">
          {headers.map(([name, { description = "", schema }]) => (
            <li key={name}>
              {code(name)}: {withCode(description)} <span class="quiet-text">{kind(schema, reference)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** Only an example that the document gives: what one would put together of the fields of an answer says nothing. */
const AnswerExample: FC<MediaProps & { readonly status: string }> = (
  { status, types: [type], media, of, reference },
) => {
  if (media.example === undefined && media.examples === undefined) return null;
  const text = written(exampleOf(media, reference.document));
  return (
    <>
      <p class="caption">{withCode(filled(reference.words.operation.exampleOf, status, type))}</p>
      <Code text={text} label={`${status}: ${of}, ${type}`} />
    </>
  );
};
