/** The API reference: a page of the OpenAPI document that the service serves. It knows no operation and no schema by name; the guides in front know a few. */
import type { FC } from "hono/jsx";
import { Page, rendered, type Served } from "../frame/page.tsx";
import { KEY, keyOf } from "./curl.ts";
import { gathered, type Given, type Group, type Reference } from "./gather.ts";
import { OperationSection } from "./operation.tsx";
import { Prose } from "./prose.tsx";
import { SchemaSection } from "./schema.tsx";
import { Guides, guides } from "../guides/guides.tsx";

interface Props extends Served, Given {}

/** The page as HTML. The same document gives the same text. */
export function referencePage({ document, codes, ...where }: Props): Promise<string> {
  const reference = gathered({ document, codes, base: where.base });
  const title = `${document.info.title} API`;
  const server = (document.servers?.[0]?.url ?? "").replace(/\/$/, "");
  const scripts = where.built ? ["copy.js"] : [];
  return rendered(
    <Page title={title} styles={["reference.css"]} scripts={scripts} current="api" {...where}>
      <main id="main" class="reference" lang="en">
        <div class="introduction">
          <h1>{title}</h1>
          <Introduction reference={reference} />
        </div>
        <Contents reference={reference} />
        <div class="described">
          <Guides server={server} base={where.base} />
          {reference.groups.map((group) => <GroupSection key={group.anchor} group={group} reference={reference} />)}
          <Schemas reference={reference} />
        </div>
      </main>
    </Page>,
  );
}

const Contents: FC<{ readonly reference: Reference }> = ({ reference: { groups, anchors } }) => (
  <nav class="contents" aria-label="Guides, operations and schemas">
    <ul>
      <GuideLinks />
      {groups.map(({ anchor, name, operations }) => (
        <li key={anchor}>
          <a class="part-link" href={`#${anchor}`}>{name}</a>
          <ul>
            {operations.map((it) => (
              <li key={it.anchor}>
                <a href={`#${it.anchor}`}>
                  <span class="method">{it.method}</span> <code>{it.path}</code>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {anchors.size === 0 ? "" : (
        <li>
          <a class="part-link" href="#schemas">Schemas</a>
          <ul class="names">
            {[...anchors].map(([name, anchor]) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  </nav>
);

const GuideLinks: FC = () => (
  <li>
    <a class="part-link" href="#guides">Guides</a>
    <ul>
      {guides.map(([anchor, name]) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{name}</a>
        </li>
      ))}
    </ul>
  </li>
);

const Introduction: FC<{ readonly reference: Reference }> = ({ reference: { document, base } }) => (
  <>
    <Prose text={document.info.description} />
    <dl class="facts">
      <Server servers={document.servers ?? []} />
      <Authentication document={document} />
      <div>
        <dt>Version</dt>
        <dd>{document.info.version}</dd>
      </div>
      <div>
        <dt>Downloads</dt>
        <dd>
          <a href={`${base}/openapi.json`}>OpenAPI document</a>, <a href={`${base}/postman.json`}>Postman collection</a>
        </dd>
      </div>
      <div>
        <dt>Errors</dt>
        <dd>
          <a href={`${base}/docs/errors`}>All error codes</a>, when they come and what to do
        </dd>
      </div>
      <div>
        <dt>Speed</dt>
        <dd>
          <a href={`${base}/benchmarks`}>Benchmarks</a>: time and memory by size, and which goals are met
        </dd>
      </div>
    </dl>
  </>
);

const Server: FC<{ readonly servers: NonNullable<Given["document"]["servers"]> }> = ({ servers }) => {
  if (servers.length === 0) return null;
  return (
    <div>
      <dt>Server</dt>
      {servers.map(({ url, description = "" }) => (
        <dd key={url}>
          <code>{url}</code> {description}
        </dd>
      ))}
    </div>
  );
};

/** How a key is sent, by each scheme that the document knows. */
const Authentication: FC<Pick<Given, "document">> = ({ document }) => {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  if (schemes.length === 0) return null;
  return (
    <div>
      <dt>Authentication</dt>
      {schemes.map(([name, { description }]) => {
        const header = keyOf([{ [name]: [] }], document)?.header;
        return (
          <dd key={name}>
            <Prose text={description ?? name} />
            {header === undefined ? "" : (
              <p>
                Send the header <code>{header}</code>, where <code>{KEY}</code> is the key.
              </p>
            )}
          </dd>
        );
      })}
    </div>
  );
};

const GroupSection: FC<{ readonly group: Group; readonly reference: Reference }> = ({ group, reference }) => (
  <section aria-labelledby={group.anchor}>
    <h2 id={group.anchor}>{group.name}</h2>
    <Prose text={group.description} />
    {group.operations.map((it) => <OperationSection key={it.anchor} shown={it} reference={reference} />)}
  </section>
);

const Schemas: FC<{ readonly reference: Reference }> = ({ reference }) => {
  const schemas = Object.entries(reference.document.components?.schemas ?? {});
  if (schemas.length === 0) return null;
  return (
    <section aria-labelledby="schemas">
      <h2 id="schemas">Schemas</h2>
      {schemas.map(([name, schema]) => <SchemaSection key={name} {...{ name, schema, reference }} />)}
    </section>
  );
};
