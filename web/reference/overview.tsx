/** What comes before the chapters: what the document says of itself, and where the service is reached. */
import type { FC } from "hono/jsx";
import { Prose, withCode } from "../frame/prose.tsx";
import { filled } from "../texts/filled.ts";
import { KEY, keyOf } from "./curl.ts";
import type { Reference } from "./gather.ts";

export const Introduction: FC<{ readonly reference: Reference }> = ({ reference }) => {
  const { document, words, to } = reference;
  const { facts } = words;
  return (
    <>
      <Prose text={document.info.description} />
      <dl class="facts">
        <Server reference={reference} />
        <Authentication reference={reference} />
        <div>
          <dt>{facts.version}</dt>
          <dd>{document.info.version}</dd>
        </div>
        <div>
          <dt>{facts.downloads}</dt>
          <dd>
            <a href={plain(to("/openapi.json"))}>{words.openapi}</a>,{" "}
            <a href={plain(to("/postman.json"))}>{words.postman}</a>
          </dd>
        </div>
        <div>
          <dt>{facts.errors}</dt>
          <dd>
            <a href={to("/docs/errors")}>{words.toErrors}</a>
          </dd>
        </div>
        <div>
          <dt>{facts.speed}</dt>
          <dd>
            <a href={to("/benchmarks")}>{words.toSpeed}</a>
          </dd>
        </div>
      </dl>
    </>
  );
};

/** What is made for programs has no language. */
function plain(address: string): string {
  return address.replace(/\?.*$/, "");
}

const Server: FC<{ readonly reference: Reference }> = ({ reference: { document: { servers = [] }, words } }) => {
  if (servers.length === 0) return null;
  return (
    <div>
      <dt>{words.facts.server}</dt>
      {servers.map(({ url, description = "" }) => (
        <dd key={url}>
          <code>{url}</code> {description}
        </dd>
      ))}
    </div>
  );
};

/** How a key is sent, by each scheme that the document knows. */
const Authentication: FC<{ readonly reference: Reference }> = ({ reference: { document, words } }) => {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  if (schemes.length === 0) return null;
  return (
    <div>
      <dt>{words.facts.authentication}</dt>
      {schemes.map(([name, { description }]) => {
        const header = keyOf([{ [name]: [] }], document)?.header;
        return (
          <dd key={name}>
            <Prose text={description ?? name} />
            {header === undefined ? "" : <p>{withCode(filled(words.sendHeader, header, KEY))}</p>}
          </dd>
        );
      })}
    </div>
  );
};
