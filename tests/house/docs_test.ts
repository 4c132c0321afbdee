/** The pages for people say what is: their commands, paths and pieces of code exist. */
import assert from "node:assert/strict";
import { operations } from "../../host/operations/index.ts";
import { map } from "../../tools/map.ts";
import { floors, OTHERS } from "../../tools/rooms.ts";
import { newcomers, tasks } from "../../tools/tasks.ts";
import { filesBelow, textOf } from "./sources.ts";

const files = filesBelow("");
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...files.filter((path) => /^docs\/(?:operating\/)?[\w-]+\.md$/.test(path)),
  ...files.filter((path) => /^(?:engine|web|host|packages|cases|tools|tests)\/.*README\.md$/.test(path)),
];
const folders = new Set(files.flatMap((path) => parentsOf(path)));

function parentsOf(path: string): readonly string[] {
  const steps = path.split("/").slice(0, -1);
  return steps.map((_, index) => `${steps.slice(0, index + 1).join("/")}/`);
}

/** A link of a page as a path of the project. */
function fromRoot(page: string, link: string): string {
  return new URL(link, `root:///${page}`).pathname.slice(1);
}

function exists(path: string): boolean {
  return path.endsWith("/") ? folders.has(path) : files.includes(path) || folders.has(`${path}/`);
}

/** The contents of the code blocks of a language, without the indentation that all of a block's lines share. */
function blocks(page: string, language: string): readonly string[] {
  const found = textOf(page).matchAll(new RegExp(`^( *)\`\`\`${language}\n([\\s\\S]*?)^\\1\`\`\``, "gm"));
  return [...found].map(([, indent = "", text = ""]) => text.replaceAll(new RegExp(`^${indent}`, "gm"), ""));
}

Deno.test("the first command of README.md starts the server", () => {
  const [first = ""] = blocks("README.md", "sh");
  assert.equal(first, "npx --yes deno@2.9.6 task start\n");
});

Deno.test("docs/api.md names the route of every operation", () => {
  const named = [...textOf("docs/api.md").matchAll(/`(?:GET|POST) (\/v1\/[\w/]+)`/g)].map(([, path = ""]) => path);
  assert.deepEqual(operations.map(({ path }) => path).filter((path) => !named.includes(path)), []);
});

for (const page of pages) {
  Deno.test(`every task that ${page} names is there, and is called as newcomers or others call it`, () => {
    const named = [...textOf(page).matchAll(/deno(?:@[\d.]+)? task\s(?:--quiet )?([a-z]+(?: [a-z]+(?::[a-z]+)?)?)/g)];
    const unknown = named.map(([, words = ""]) => words).filter((words) => {
      const [name = "", tool] = words.split(" ");
      if (name !== "tool") return !(name in newcomers);
      return tool !== undefined && (!tasks.has(tool) || tool in newcomers);
    });
    assert.deepEqual(unknown, []);
  });

  Deno.test(`every path that ${page} names exists`, () => {
    const quoted = textOf(page).matchAll(/`((?:engine|host|tests|tools|docs|examples|\.ci)\/[\w./-]*)`/g);
    const linked = textOf(page).matchAll(/\]\(((?!https?:)[\w./-]+)\)/g);
    const named = [
      ...[...quoted].map(([, path = ""]) => path),
      ...[...linked].map(([, path = ""]) => fromRoot(page, path)),
    ];
    if (page === "README.md") assert.ok(named.includes("docs/api.md"));
    assert.deepEqual(named.filter((path) => !exists(path)), []);
  });
}

Deno.test("the map in docs/architecture.md is what the rooms say of themselves", () => {
  const [drawn = ""] = blocks("docs/architecture.md", "text");
  assert.equal(drawn, map());
});

Deno.test("the map names each room that is on a floor, but for programs of tasks", () => {
  const drawn = map().split("\n").map((line) => line.trim().split(" ")[0] ?? "");
  const rooms = Object.entries(floors).filter(([house]) => house !== "").flatMap(([house, rows]) =>
    rows.flat().filter((name) => name !== OTHERS && !(house === "tools/" && name.endsWith(".ts")))
  );
  assert.deepEqual(rooms.filter((room) => !drawn.includes(room.split("/").filter(isName).at(-1) + slash(room))), []);
});

Deno.test("CONTRIBUTING.md, SECURITY.md and docs/architecture.md are short enough to be read", () => {
  const bytes = (page: string) => new TextEncoder().encode(textOf(page)).length;
  const most = { "CONTRIBUTING.md": 10_000, "SECURITY.md": 6_000, "docs/architecture.md": 30_000 };
  assert.deepEqual(Object.entries(most).filter(([page, allowed]) => bytes(page) > allowed), []);
});

function isName(step: string): boolean {
  return step !== "";
}

function slash(path: string): string {
  return path.endsWith("/") ? "/" : "";
}

Deno.test("the code of the example rule in CONTRIBUTING.md is in the engine to the letter", () => {
  const sources = files.filter((path) => path.startsWith("engine/") || path.startsWith("cases/")).map((path) =>
    flat(textOf(path))
  );
  const examples = blocks("CONTRIBUTING.md", "ts");
  assert.equal(examples.length, 3);
  for (const example of examples) {
    const pieces = example.split(/^ *\/\/ …$/m).map(flat).filter((piece) => piece !== "");
    assert.ok(sources.some((text) => inOrder(text, pieces)), example);
  }
});

/** Without what a formatter decides: indentation and empty lines. */
function flat(text: string): string {
  return text.split("\n").map((line) => line.trim()).filter((line) => line !== "").join("\n");
}

function inOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}
