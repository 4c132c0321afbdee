/** What comes before the chapters: what the document says of itself, and where the service is reached. */
import type { Child, FC } from "hono/jsx";
import { joined, link, Prose, withCode } from "../frame/prose.tsx";
import { type Fact, Facts } from "../frame/table.tsx";
import { filled } from "../texts/filled.ts";
import { KEY, keyOf } from "./curl.ts";
import type { Reference } from "./gather.ts";

interface Props {
  readonly reference: Reference;
  /** What callers do first. */
  readonly children: Child;
}

export const Introduction: FC<Props> = ({ reference, children }) => {
  const { document, words, to } = reference;
  const { facts } = words;
  return (
    <>
      <Prose text={document.info.description} />
      {children}
      <Facts
        facts={[
          ...serversOf(reference),
          ...authenticationOf(reference),
          [facts.version, document.info.version],
          [
            facts.downloads,
            joined(
              [link(plain(to("/openapi.json")), words.openapi), link(plain(to("/postman.json")), words.postman)],
              ", ",
            ),
          ],
          [facts.errors, link(to("/docs/errors"), words.toErrors)],
          [facts.speed, link(to("/benchmarks"), words.toSpeed)],
        ]}
      />
    </>
  );
};

/** What is made for programs has no language. */
function plain(address: string): string {
  return address.replace(/\?.*$/, "");
}

function serversOf({ document: { servers = [] }, words }: Reference): readonly Fact[] {
  const lines = servers.map(({ url, description = "" }) => (
    <p key={url}>
      <code>{url}</code> {description}
    </p>
  ));
  return lines.length === 0 ? [] : [[words.facts.server, lines]];
}

/** How a key is sent, by each scheme that the document knows. */
function authenticationOf({ document, words }: Reference): readonly Fact[] {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  const ways = schemes.map(([name, { description }]) => {
    const header = keyOf([{ [name]: [] }], document)?.header;
    return (
      <>
        <Prose text={description ?? name} />
        {header === undefined ? "" : <p>{withCode(filled(words.sendHeader, header, KEY))}</p>}
      </>
    );
  });
  return ways.length === 0 ? [] : [[words.facts.authentication, ways]];
}
