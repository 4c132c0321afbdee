/** The API reference, made of small documents. */
import assert from "node:assert/strict";
import { curl, exampleOf } from "../../web/reference/curl.ts";
import { fieldsOf } from "../../web/reference/fields.tsx";
import { gathered, type ShownOperation } from "../../web/reference/gather.ts";
import type { OpenApi, Operation, Schema } from "../../web/reference/openapi.ts";
import { type Book, bookOf, docsPage } from "../../web/reference/page.tsx";
import { paragraphsIn, translated } from "../../web/reference/translated.ts";
import { postmanCollection } from "../../web/reference/postman.ts";
import type { ServiceFacts } from "../../web/guides/guide.ts";
import { readable } from "../support/html.ts";
import { page as texts } from "../../web/texts/pages/en.ts";

const info = { title: "Shop", version: "2.0.0" };

function documentOf(paths: OpenApi["paths"], schemas: Readonly<Record<string, Schema>> = {}): OpenApi {
  return { info, servers: [{ url: "https://shop.example/api/" }], paths: paths ?? {}, components: { schemas } };
}

function factsOf(codes: readonly string[]): ServiceFacts {
  return {
    ...{ metering: true, tools: [], plans: { free: 100 }, pace: { perSecond: 1, burst: 2 }, windows: {} },
    ...{ body: [1, 2], characters: 3, work: 4 },
    codes: Object.fromEntries(codes.map((it) => [it, { status: 404, when: "", then: "" }])),
  };
}

function bookOfOne(document: OpenApi): Book {
  return bookOf(document, "en");
}

/** All chapters that are made of the document, one after the other. */
async function pageOf(document: OpenApi, codes: readonly string[] = []): Promise<string> {
  const book = bookOfOne(document);
  const shown = { book, facts: factsOf(codes), base: "", language: "en", texts, built: false } as const;
  const chapters = [undefined, ...book.chapters.filter(({ part }) => part !== "start")];
  return (await Promise.all(chapters.map((chapter) => docsPage({ ...shown, chapter })))).join("\n");
}

function idsIn(html: string): readonly string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
}

/** What the page says of the type of a schema's only field. */
async function typeOf(schema: Schema | boolean, schemas: Readonly<Record<string, Schema>> = {}): Promise<string> {
  const html = await pageOf(documentOf({}, { ...schemas, Test: { type: "object", properties: { it: schema } } }));
  const [, section = ""] = html.split(/<section class="schema" aria-labelledby="schema-Test(?:-name)?">/);
  const [, cell = ""] = /<td[^>]*>(.*?)<\/td>/s.exec(section) ?? [];
  return readable(cell.replace('<span class="limits">', "| "));
}

const operation: Operation = { responses: { 200: { description: "Done" } } };

Deno.test("operations stand under their tags, in the order of the document, each with its anchor", async () => {
  const document: OpenApi = {
    ...documentOf({
      "/b": { get: { ...operation, tags: ["Second"], operationId: "readB" } },
      "/a/{id}": { post: { ...operation, tags: ["First"] }, get: { ...operation, tags: ["First"] } },
      "/none": { delete: operation },
    }),
    tags: [{ name: "First", description: "Comes first." }, { name: "Empty" }],
  };
  const { groups } = gathered(document);
  assert.deepEqual(groups.map(({ name, operations }) => [name, operations.map(({ anchor }) => anchor)]), [
    ["First", ["operation-get-a-id", "operation-post-a-id"]],
    ["Second", ["operation-readB"]],
    ["Other", ["operation-delete-none"]],
  ]);
  const html = await pageOf(document);
  for (const [slug, id] of [["first", "operation-get-a-id"], ["second", "operation-readB"]] as const) {
    assert.match(html, new RegExp(`<a [^>]*href="/docs/${slug}#${id}"`));
    assert.ok(idsIn(html).includes(id), id);
  }
  assert.ok(!html.includes("Empty"));
});

Deno.test("names that differ in signs alone have anchors of their own", () => {
  const document = documentOf({ "/a/{b}": { get: operation }, "/a/b": { get: operation } }, { "A B": {}, "A-B": {} });
  const { groups, anchors } = gathered(document);
  assert.deepEqual(groups.flatMap(({ operations }) => operations.map(({ anchor }) => anchor)), [
    "operation-get-a-b",
    "operation-get-a-b-2",
  ]);
  assert.deepEqual([...anchors], [["A B", "schema-A-B"], ["A-B", "schema-A-B-2"]]);
});

/** One row a schema: what the page says of it, type and limits. */
const types: readonly (readonly [Schema | boolean, string])[] = [
  [{ type: "string", format: "date-time" }, "string (date-time)"],
  [{ type: ["string", "null"] }, "string or null"],
  [{ type: "string", nullable: true }, "string or null"],
  [{ type: "array", items: { $ref: "#/components/schemas/Other" } }, "array of Other"],
  [{ type: "array", items: { anyOf: [{ type: "string" }, { type: "number" }] } }, "array, each string or number"],
  [{ oneOf: [{ $ref: "#/components/schemas/Other" }, { type: "boolean" }] }, "Other or boolean"],
  [{ allOf: [{ $ref: "#/components/schemas/Other" }, { description: "It." }] }, "Other"],
  [
    { allOf: [{ $ref: "#/components/schemas/Other" }, { properties: { size: {}, more: {} } }] },
    "Other and fields more",
  ],
  [{ type: "object", additionalProperties: { type: "string" } }, "object, each field string"],
  [{ type: "string", ...{ contentEncoding: "base64" } }, "string (base64)"],
  [{ enum: ["a", 2, null] }, "string or number or null | one of a, 2, null"],
  [{ const: "x" }, "string | always x"],
  [{ type: "integer", ...{ minimum: 0, maximum: 9 }, default: 0 }, "integer | at least 0; at most 9; default 0"],
  [{ type: "string", ...{ minLength: 1, pattern: "^a<b$" } }, "string | at least 1 characters; matches ^a<b$"],
  [
    { type: "array", items: { type: "string", enum: ["a"] }, ...{ maxItems: 5 } },
    [
      "array of string | at most 5 of them; each one of a",
    ].join(),
  ],
  [{ $ref: "#/components/schemas/Missing" }, "Missing"],
  [{ $ref: "other.json#/x" }, "other.json#/x"],
  [{}, "any value"],
  [true, "any value"],
  [false, "no value"],
];

Deno.test("every form of schema is said in words, with its limits", async () => {
  const schemas = { Other: { type: "object", properties: { size: { type: "integer" } } } };
  for (const [schema, words] of types) assert.equal(await typeOf(schema, schemas), words, JSON.stringify(schema));
});

Deno.test("a named schema is a link to its own table, and one that does not exist is not", async () => {
  const fields = { other: { $ref: "#/components/schemas/Other" }, gone: { $ref: "#/components/schemas/Gone" } };
  const html = await pageOf(documentOf({}, { Test: { properties: fields }, Other: { type: "string" } }));
  assert.match(html, /<td[^>]*><a href="#schema-Other">Other<\/a><\/td>/);
  assert.match(html, /<td[^>]*><code>Gone<\/code><\/td>/);
});

Deno.test("fields within fields have the way to them as their name, and say whether they are required", () => {
  const schema: Schema = {
    required: ["lines"],
    properties: {
      lines: { type: "array", items: { required: ["id"], properties: { id: {}, tax: { properties: { rate: {} } } } } },
      more: { additionalProperties: { properties: { x: {} } } },
      either: { anyOf: [{ type: "string" }, { required: ["value"], properties: { value: {} } }] },
    },
  };
  assert.deepEqual(fieldsOf(schema).map(({ name, required }) => `${name}${required ? "!" : ""}`), [
    "lines!",
    "lines[].id!",
    "lines[].tax",
    "lines[].tax.rate",
    "more",
    "more.*.x",
    "either",
    "either.value!",
  ]);
});

Deno.test("a schema that contains itself is shown once, and its example ends", async () => {
  const node: Schema = {
    type: "object",
    properties: {
      name: { type: "string", example: "root" },
      child: { $ref: "#/components/schemas/Node" },
      children: { type: "array", items: { $ref: "#/components/schemas/Node" } },
    },
  };
  const document = documentOf({}, { Node: node, Loop: { $ref: "#/components/schemas/Loop" } });
  const html = await pageOf(document);
  assert.equal(html.split('<h2 id="schema-Node"').length, 2);
  assert.deepEqual(exampleOf({ schema: { $ref: "#/components/schemas/Node" } }, document), { name: "root" });
  assert.equal(exampleOf({ schema: { $ref: "#/components/schemas/Loop" } }, document), undefined);
});

Deno.test("whatever is in the document is shown as text, and leads nowhere", async () => {
  const hostile = `"><script>alert(1)</script><a href="javascript:x">`;
  const schema: Schema = { type: hostile, title: hostile, description: hostile, enum: [hostile], properties: {} };
  const html = await pageOf({
    info: { title: hostile, version: hostile, description: hostile },
    servers: [{ url: hostile, description: hostile }],
    tags: [{ name: hostile, description: hostile }],
    security: [{ key: [] }],
    paths: {
      [`/${hostile}`]: {
        post: {
          ...{ operationId: hostile, summary: hostile, description: hostile, tags: [hostile] },
          parameters: [{ name: hostile, in: hostile, description: hostile, schema, required: true }],
          requestBody: { description: hostile, content: { [hostile]: { schema, example: hostile } } },
          responses: { [hostile]: { description: hostile, headers: { [hostile]: { schema } } } },
        },
      },
    },
    components: {
      schemas: { [hostile]: { ...schema, properties: { [hostile]: { $ref: hostile } } } },
      securitySchemes: { key: { type: "apiKey", in: "header", name: hostile, description: hostile } },
    },
  });
  assert.ok(html.includes("&lt;script&gt;alert(1)"));
  assert.doesNotMatch(html, /<script>alert|<a href="javascript/);
  for (const [, target = ""] of html.matchAll(/href="([^"]*)"/g)) {
    assert.match(target, /^(?:[#/]|\?lang=(?:en|de|fr)$)/);
  }
  for (const id of idsIn(html)) assert.match(id, /^[\w.-]+$/);
});

/** Of a document with one operation: its request. */
function requestOf(shown: Partial<OpenApi>, path: string, method: "get" | "post" | "put", it: Operation): string {
  const document = { ...documentOf({ [path]: { [method]: it } }), ...shown };
  const reference = gathered(document);
  const found: ShownOperation | undefined = reference.groups[0]?.operations[0];
  assert.ok(found !== undefined);
  const [type, media] = Object.entries(it.requestBody?.content ?? {})[0] ?? [];
  return curl(found, type === undefined || media === undefined ? undefined : { type, media }, reference);
}

const bearer = {
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
};

Deno.test("a request has the server's address, the key, and what its parameters need", () => {
  const parameters = [
    { name: "id", in: "path", required: true, schema: { type: "string", example: "a/b c" } },
    { name: "day", in: "query", required: true, example: "2026-11-21" },
    { name: "page", in: "query", schema: { example: 2 } },
    { name: "X-Shop", in: "header", required: true, example: "it's" },
  ];
  assert.equal(
    requestOf(bearer, "/orders/{id}", "get", { parameters }),
    `curl 'https://shop.example/api/orders/a%2Fb%20c?day=2026-11-21' \\
  --header "Authorization: Bearer $KEY" \\
  --header 'X-Shop: it'\\''s'`,
  );
  assert.equal(requestOf(bearer, "/free", "get", { security: [] }), "curl 'https://shop.example/api/free'");
});

Deno.test("a request has the body of the example, else one of its fields' examples, else a file to be named", () => {
  const post = (media: object, method: "post" | "put" = "post") => {
    return requestOf({}, "/orders", method, { requestBody: { content: { "application/json": media } } });
  };
  const start = `curl 'https://shop.example/api/orders' \\\n  --header 'Content-Type: application/json' \\\n  `;
  assert.equal(post({ example: { name: "it's $(x)" } }), `${start}--data-raw '{\n  "name": "it'\\''s $(x)"\n}'`);
  const schema = { properties: { name: { type: "string", example: "x" }, size: { type: "integer" } } };
  assert.equal(post({ schema }), `${start}--data-raw '{\n  "name": "x"\n}'`);
  assert.equal(post({ examples: { one: { value: "<a/>\n" } } }), `${start}--data-raw '<a/>'`);
  assert.equal(post({ schema: { type: "string" } }), `${start}--data-binary @FILE`);
  assert.match(post({}, "put"), /^curl --request PUT 'https/);
});

Deno.test("error codes lead to what the page of errors says of them, and other words do not", async () => {
  const responses = { 404: { description: "Not there: no_order, no_page" } };
  const html = await pageOf(documentOf({ "/x": { get: { responses } } }), ["no_order"]);
  assert.match(html, /Not there: <a href="\/docs\/errors#no_order">no_order<\/a>, no_page</);
});

Deno.test("what is described as a component elsewhere is shown where it is named", async () => {
  const document: OpenApi = {
    info,
    paths: {
      "/x": {
        parameters: [{ $ref: "#/components/parameters/Page" }],
        post: {
          requestBody: { $ref: "#/components/requestBodies/Order" },
          responses: { 200: { $ref: "#/components/responses/Done" } },
        },
      },
    },
    components: {
      parameters: { Page: { name: "page", in: "query", description: "Which page." } },
      requestBodies: { Order: { content: { "text/csv": { example: "a;b" } } } },
      responses: { Done: { description: "All done.", headers: { Link: { $ref: "#/components/headers/Link" } } } },
      headers: { Link: { description: "The next one." } },
    },
  };
  const text = readable(await pageOf(document));
  for (const part of ["Which page.", "text/csv", "--data-raw 'a;b'", "All done.", "Link: The next one."]) {
    assert.ok(text.includes(part), part);
  }
});

Deno.test("the same document gives the same page", async () => {
  const document = documentOf({ "/x": { get: operation } }, { A: { type: "string" } });
  assert.equal(await pageOf(document), await pageOf(structuredClone(document)));
});

Deno.test("the Postman collection has a request for every operation, with its key, parameters and example body", () => {
  const bearer = { type: "http", scheme: "bearer" };
  const document: OpenApi = {
    ...documentOf({
      "/orders/{id}": {
        put: {
          ...operation,
          tags: ["Orders"],
          summary: "Change an order",
          security: [{ bearer: [] }],
          parameters: [
            { name: "id", in: "path", required: true, example: "A1" },
            { name: "strict", in: "query", schema: { enum: ["true", "false"] }, description: "Be strict." },
            { name: "version", in: "query", required: true, example: 3 },
            { name: "X-Trace", in: "header", example: "abc" },
          ],
          requestBody: { content: { "application/json": { example: { total: 1 } } } },
        },
      },
      "/health": { get: { ...operation, tags: ["Service"], security: [] } },
    }),
    components: { securitySchemes: { bearer } },
  };
  const collection = postmanCollection(gathered(document));
  assert.deepEqual(collection.variable[0], { key: "baseUrl", value: "https://shop.example/api" });
  assert.deepEqual(collection.item.map(({ name, item }) => [name, item.map((it) => it.name)]), [
    ["Orders", ["Change an order"]],
    ["Service", ["GET /health"]],
  ]);
  const [change, health] = collection.item.flatMap(({ item }) => item.map(({ request }) => request));
  assert.equal(change?.url.raw, "{{baseUrl}}/orders/:id?version=3");
  assert.deepEqual(change?.url.variable, [{ key: "id", value: "A1" }]);
  assert.deepEqual(change?.url.query, [
    { key: "strict", value: "true", description: "Be strict.", disabled: true },
    { key: "version", value: "3" },
  ]);
  assert.deepEqual(change?.header, [
    { key: "X-Trace", value: "abc", disabled: true },
    { key: "Content-Type", value: "application/json" },
  ]);
  assert.deepEqual(change?.body, { mode: "raw", raw: '{\n  "total": 1\n}' });
  assert.deepEqual([change?.auth, health?.auth], [undefined, { type: "noauth" }]);
  assert.equal(health?.body, undefined);
});

Deno.test("a group has a page, operations on documents one each; a schema stands where it alone is used, and else apart", () => {
  const uses = (name: string): Operation => ({
    responses: { 200: { content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } } },
  });
  const document = documentOf({
    "/check": { post: { ...uses("Verdict"), tags: ["Documents"], operationId: "check-it", summary: "Check it" } },
    "/read": { post: { ...uses("Shared"), tags: ["Documents"], operationId: "read" } },
    "/a": { get: { ...uses("Shared"), tags: ["Lookups"] } },
  }, {
    Verdict: { properties: { place: { $ref: "#/components/schemas/Place" } } },
    ...{ Place: {}, Shared: {}, Unused: {}, Part: {} },
    InvoiceInput: { properties: { part: { $ref: "#/components/schemas/Part" } } },
  });
  const chapters = bookOfOne(document).chapters.filter(({ part }) => part !== "start");
  assert.deepEqual(chapters.map(({ slug, title, schemas }) => [slug, title, schemas]), [
    ["check-it", "Check it", ["Verdict", "Place"]],
    ["read", "/read", []],
    ["lookups", "Lookups", []],
    ["invoice", "The invoice as JSON", ["Part", "InvoiceInput"]],
    ["schemas", "Shared schemas", ["Shared", "Unused"]],
  ]);
});

Deno.test("texts of the document are said in the language of the page; names, examples and codes stay as they are", () => {
  const title = "The verdict";
  const document = documentOf({
    "/x": {
      get: {
        summary: "The verdict",
        description: "The document\n\nIn words of nobody",
        responses: { 404: { description: "Not there: no_order, no_page" } },
      },
    },
  }, {
    Test: {
      title: "Seller name",
      description: "BT-27",
      example: { title },
      properties: { title: { type: "string", description: title, default: title, enum: [title] } },
    },
  });
  const german = translated(document, "de");
  const { get } = german.paths?.["/x"] ?? {};
  assert.equal(get?.summary, "Das Urteil");
  assert.equal(get?.description, "Das Dokument\n\nIn words of nobody");
  assert.equal(get?.responses?.["404"]?.description, "Nicht vorhanden: no_order, no_page");
  assert.deepEqual(german.components?.schemas?.["Test"], {
    title: "Name des Verkäufers",
    description: "BT-27",
    example: { title },
    properties: { title: { type: "string", description: "Das Urteil", default: title, enum: [title] } },
  });
  assert.equal(translated(document, "en"), document);
  assert.deepEqual([...paragraphsIn(document)], [
    ...[title, "The document", "In words of nobody", "Not there: no_order, no_page"],
  ]);
});
