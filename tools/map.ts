/**
 * The map of the project in docs/architecture.md, made from the floors in tools/rooms.ts and from what each room says of itself:
 * the first sentence of its README, or of the header of a file that is a room.
 *
 *     deno task tool map            writes it
 *     deno task tool map --check    only compares, and exits with 1 if the map is stale
 */
import { floors, OTHERS } from "./rooms.ts";

const root = new URL("../", import.meta.url);
const page = "docs/architecture.md";
const block = /(?<=^## The map\n[^#]*?^```text\n)[^]*?(?=^```\n)/m;
/** In the order of the map. Tests have no floors. */
const houses = ["engine/", "web/", "host/", "packages/", "cases/", "tools/", "tests/"];

/** A folder or a file, and what it is. */
interface Entry {
  readonly path: string;
  readonly floor?: number;
}

export function map(): string {
  const rows = houses.flatMap((house) => [{ path: house }, ...roomsOf(house)]);
  const width = Math.max(...rows.map(({ path }) => shown(path).length));
  const line = ({ path, floor }: Entry) => `${shown(path).padEnd(width)} ${floor ?? " "} ${sentence(path)}`;
  return [...rows, { path: "build.ts" }].map((row) => `${line(row)}\n`).join("");
}

/** Folders of a house are indented, as are those in them. */
function shown(path: string): string {
  const steps = path.replace(/\/$/, "").split("/");
  return steps.length === 1 ? path : `${"  ".repeat(steps.length - 1)}${steps.at(-1)}${path.endsWith("/") ? "/" : ""}`;
}

function roomsOf(house: string): readonly Entry[] {
  const declared = (floors[house] ?? []).flatMap((names, floor) =>
    names.filter((name) => name !== OTHERS && !(house === "tools/" && name.endsWith(".ts"))).map((name): Entry => ({
      path: house + name,
      floor: floor + 1,
    }))
  );
  const others = entriesIn(house).filter((path) => !declared.some((room) => room.path === path)).filter((path) =>
    path.endsWith("/")
  ).map((path): Entry => ({ path }));
  // A room within another one comes after it, wherever its floor is.
  const outer = [...declared, ...others].filter(({ path }) => depthOf(path) === 2);
  const inner = declared.filter(({ path }) => depthOf(path) > 2);
  return outer.flatMap((room) => [room, ...inner.filter(({ path }) => path.startsWith(room.path)), ...within(room)]);
}

/** Folders of a room that say what they are. */
function within({ path }: Entry): readonly Entry[] {
  if (!path.endsWith("/")) return [];
  const known = Object.entries(floors).flatMap(([house, rows]) => rows.flat().map((name) => house + name));
  return entriesIn(path).filter((it) => it.endsWith("/") && !known.includes(it) && isFile(`${it}README.md`))
    .map((it) => ({ path: it }));
}

function depthOf(path: string): number {
  return path.replace(/\/$/, "").split("/").length;
}

/** What is below a folder, folders with a slash at the end. */
function entriesIn(folder: string): readonly string[] {
  return [...Deno.readDirSync(new URL(folder, root))].filter(({ name }) => name !== "node_modules")
    .map(({ name, isDirectory }) => `${folder}${name}${isDirectory ? "/" : ""}`).sort();
}

/** What a room says of itself. */
export function sentence(path: string): string {
  const text = Deno.readTextFileSync(new URL(path.endsWith("/") ? `${path}README.md` : path, root));
  const said = path.endsWith("/") ? text.replace(/^#.*\n/gm, "").trim().split("\n\n")[0] ?? "" : header(text);
  const [first = ""] = /^.*?\.(?= |$)/.exec(said.replace(/\s+/g, " ").trim()) ?? [];
  if (first === "") throw new Error(`${path} does not say what it is: its first sentence ends with a full stop`);
  return first.slice(0, -1).replaceAll("`", "");
}

/** The comment at the beginning of a file. */
function header(text: string): string {
  const [, comment = ""] = /^\/\*\*([^]*?)\*\//.exec(text) ?? [];
  return comment.replace(/^ *\* ?/gm, "");
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(new URL(path, root)).isFile;
  } catch {
    return false;
  }
}

function main(args: readonly string[]): number {
  const target = new URL(page, root);
  const before = Deno.readTextFileSync(target);
  if (!block.test(before)) throw new Error(`${page} has no map`);
  const after = before.replace(block, map().replaceAll("$", "$$$$"));
  if (args.includes("--check")) {
    if (after !== before) console.error(`${page} has an old map. Run: deno task tool map`);
    return after === before ? 0 : 1;
  }
  if (after !== before) Deno.writeTextFileSync(target, after);
  console.log(map());
  return 0;
}

if (import.meta.main) Deno.exitCode = main(Deno.args);
