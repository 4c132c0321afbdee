/** Every operation on documents has every door, an example that tests run, and its place in the docs; or a reason why not. */
import assert from "node:assert/strict";
import { operationCommands } from "../../host/cli/operation.ts";
import { createApp } from "../../host/http/app.ts";
import { openapiDocument } from "../../host/http/openapi/document.ts";
import { tools } from "../../host/mcp/tools.ts";
import { operations } from "../../host/operations/index.ts";
import type { Operation } from "../../host/operations/operation.ts";
import * as convert from "../../packages/npm/convert.ts";
import * as diagnosis from "../../packages/npm/diagnosis.ts";
import * as diff from "../../packages/npm/diff.ts";
import * as main from "../../packages/npm/mod.ts";
import * as pdf from "../../packages/npm/pdf.ts";
import * as repair from "../../packages/npm/repair.ts";
import * as view from "../../packages/npm/view.ts";
import { functions } from "../../packages/wasm/mod.ts";
import { javaFunctions } from "../../tools/wasm/java.ts";
import { commands } from "../delivered/programs.ts";
import { snippetsOf } from "../packages/readme.ts";
import { faktlint } from "../support/terminal.ts";
import { withService } from "../support/service.ts";
import { textOf } from "./sources.ts";

const doors = ["command", "tool", "npm", "python", "java"] as const;
type Door = (typeof doors)[number];

/** Doors that an operation has not, each with its reason. */
const without: Readonly<Record<string, Readonly<Partial<Record<Door, string>>>>> = {
  parse: { tool: "convert_invoice with the target json gives the model", java: "convert to json gives the model" },
  extract: { tool: "agents name a PDF by its path", python: "parse reads a PDF", java: "validate reads a PDF" },
  embed: { java: "what writes PDFs is not called from the JVM" },
  repair: {
    command: "validate --fix repairs files where they are",
    java: "the artefact writes no invoices but converted ones",
  },
  diagnose: { java: "the artefact writes no invoices but converted ones" },
  generate: { java: "the artefact writes no invoices but converted ones" },
};

const JAVA = "packages/java/src/main/java/dev/faktlint/Faktlint.java";

const npm: Readonly<Record<string, unknown>> = {
  ...main,
  ...convert,
  ...diagnosis,
  ...diff,
  ...pdf,
  ...repair,
  ...view,
};

const ofDocuments = operations.filter(({ body: { takes } }) => takes === "document" || takes === "parts");

async function has({ id }: Operation, door: Door): Promise<boolean> {
  switch (door) {
    case "command":
      return Object.hasOwn(await operationCommands(), id.toLowerCase());
    case "tool":
      return tools.some(({ operation }) => operation.id === id);
    case "npm":
      return typeof npm[id] === "function";
    case "python":
      return Object.hasOwn(functions, id);
    case "java":
      return javaFunctions.includes(id) && new RegExp(`\\bpublic \\w+ ${id}\\(`).test(textOf(JAVA));
  }
}

for (const operation of ofDocuments) {
  const { id } = operation;

  for (const door of doors) {
    const why = without[id]?.[door];
    Deno.test(`${id} ${why === undefined ? "has" : "has no"} door of the kind ${door}${why === undefined ? "" : `: ${why}`}`, async () => {
      assert.equal(await has(operation, door), why === undefined);
    });
  }

  Deno.test(`${id} is called in the documentation of each of its doors, as tests run it`, async () => {
    const [npmSnippets, pythonSnippets] = [
      snippetsOf(textOf("packages/npm/README.md")),
      snippetsOf(textOf("packages/python/README.md"), "python"),
    ].map((all) => all.map(({ source }) => source).join("\n"));
    assert.ok(textOf("docs/api.md").includes(`\`POST ${operation.path}\``), "docs/api.md");
    if (await has(operation, "npm")) assert.match(npmSnippets ?? "", new RegExp(`\\b${id}\\(`), "npm");
    if (await has(operation, "python")) {
      assert.match(pythonSnippets ?? "", new RegExp(`\\bfaktlint\\.${id}(?:_\\w+)?\\(`), "python");
    }
    if (await has(operation, "java")) {
      assert.match(textOf("docs/python-java.md"), new RegExp(`\\bfaktlint\\.${id}\\(`), "java");
    }
    for (const { name } of tools.filter((it) => it.operation === operation)) {
      assert.ok(textOf("docs/mcp.md").includes(`\`${name}\``), name);
    }
    if (!await has(operation, "command")) return;
    assert.ok(Object.hasOwn(commands, id), "a program that is delivered runs it");
    const { out, status } = await faktlint([id, "--help"]);
    assert.deepEqual([status, out.startsWith(`Usage: faktlint ${id} `)], [0, true]);
  });
}

Deno.test("the OpenAPI document has an example of each body and answer that is JSON, XML or a form", async () => {
  await withService(async ({ service }) => {
    const { paths } = await openapiDocument(createApp(service), service);
    const lacking = ofDocuments.flatMap(({ path }) => {
      const { requestBody, responses } = JSON.parse(JSON.stringify(paths?.[path]?.post));
      const all: Readonly<Record<string, { readonly example?: unknown }>>[] = [
        requestBody.content,
        responses[200].content,
      ];
      return all.flatMap((content) => Object.entries(content)).filter(([type, { example }]) => {
        return /json|xml|form-data/.test(type) && example === undefined;
      }).map(([type]) => `${path} ${type}`);
    });
    assert.deepEqual(lacking, []);
  });
});

Deno.test("each reason is of an operation that is there", () => {
  const ids: readonly string[] = ofDocuments.map(({ id }) => id);
  assert.deepEqual(Object.keys(without).filter((id) => !ids.includes(id)), []);
});
