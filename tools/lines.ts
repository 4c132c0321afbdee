/**
 * How many lines there are of what this project wrote, by room, now or at any commit:
 *
 *     deno run --allow-run=git tools/lines.ts [BEFORE [AFTER]]
 *
 * Without arguments: HEAD. With two commits: what the second has more or less than the first.
 *
 * A line is counted in one column only. The file decides first:
 *
 * - generated: it ends in `.gen.ts`, or lies in `host/data` or `tools/data`.
 * - text: what people read and nothing else: a folder `texts`, `guides`, `refusals` or `sets`, or a file named by a language
 *   (`de.ts`, `words_de.ts`; not `engine/nations/fr.ts`), by `words`, `sentences`, `titles` or `labels`.
 * - table: rows without logic: the tables of `stay-small` (tools/house_rules.ts), the code lists and the style sheets.
 * - code: all other files.
 *
 * Of code, lines that are blank or only a comment stand in a column of their own, so that nobody gains by fewer comments.
 */

type Kind = "code" | "comment" | "table" | "text" | "generated";
type Counts = Readonly<Record<Kind, number>>;

const kinds: readonly Kind[] = ["code", "comment", "table", "text", "generated"];
const none: Counts = { code: 0, comment: 0, table: 0, text: 0, generated: 0 };
const product = /^(?:engine|host|web|packages|build\.ts)\//;
const counted = /^(?:(?:engine|host|web|packages|tools)\/.*|build)\.(?:tsx?|css|js|py|java|sh)$/;

/** What a file is as a whole; the first row that fits decides. */
const files: readonly (readonly [RegExp, Kind])[] = [
  [/\.gen\.ts$|^(?:host|tools)\/data\//, "generated"],
  [/^engine\/nations\//, "code"],
  [/\/(?:texts|guides|refusals|sets)\/|[/_](?:en|de|fr|words|sentences|titles|labels)\.tsx?$/, "text"],
  [/\.elements\.ts$|^engine\/(?:syntax\/(?:ubl|cii)|model\/terms)\.ts$|^engine\/model\/codes\/|\.css$/, "table"],
];

/** Lines of code, and those that are blank or a comment. */
function codeAndComment(text: string): readonly [number, number] {
  let code = 0, comment = 0;
  let end: RegExp | undefined;
  for (const line of text.trimEnd().split("\n")) {
    const start = /^\s*(?:(\/\*|\{\/\*)|(""")|\/\/|#(?!!)|$)/.exec(line);
    if (end === undefined && start === null) code++;
    else comment++;
    if (end !== undefined) end = end.test(line) ? undefined : end;
    else if (start?.[1] !== undefined && !line.includes("*/")) end = /\*\//;
    else if (start?.[2] !== undefined && !/""".*"""/.test(line)) end = /"""/;
  }
  return [code, comment];
}

/** Where a file belongs: its folder in engine, host, web, packages or tools. */
function roomOf(path: string): string {
  const [room = "", second = ""] = path.split("/");
  return second === "" || second.includes(".") ? room : `${room}/${second}`;
}

async function git(...args: readonly string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command("git", { args: [...args] }).output();
  if (!success) throw new Error(`git ${args.join(" ")}: ${new TextDecoder().decode(stderr)}`);
  return new TextDecoder().decode(stdout);
}

/** The lines of every room at a commit. */
async function count(commit: string): Promise<ReadonlyMap<string, Counts>> {
  const rooms = new Map<string, Counts>();
  const listed = (await git("ls-tree", "-r", "--name-only", commit)).split("\n").filter((path) => counted.test(path));
  for (const path of listed) {
    const text = await git("show", `${commit}:${path}`);
    const [code, comment] = codeAndComment(text);
    const kind = files.find(([pattern]) => pattern.test(path))?.[1] ?? "code";
    const room = roomOf(path);
    const here = kind === "code" ? { ...none, code, comment } : { ...none, [kind]: code };
    rooms.set(room, combine(rooms.get(room) ?? none, here, 1));
  }
  return rooms;
}

function sum(rooms: ReadonlyMap<string, Counts>, within: RegExp): Counts {
  const inside = [...rooms].filter(([room]) => within.test(`${room}/`)).map(([, counts]) => counts);
  return inside.reduce((a, b) => combine(a, b, 1), none);
}

function combine(a: Counts, b: Counts, sign: 1 | -1): Counts {
  const of = (kind: Kind) => a[kind] + sign * b[kind];
  return { code: of("code"), comment: of("comment"), table: of("table"), text: of("text"), generated: of("generated") };
}

function row(name: string, counts: Counts): string {
  return name.padEnd(22) + kinds.map((kind) => counts[kind].toLocaleString("en").padStart(11)).join("");
}

async function main([before = "HEAD", after]: readonly string[]): Promise<void> {
  const old = await count(before);
  const rooms = after === undefined ? old : await count(after);
  const shown = (name: string, within: RegExp) => {
    const counts = sum(rooms, within);
    return row(name, after === undefined ? counts : combine(counts, sum(old, within), -1));
  };
  const names = [...new Set([...old.keys(), ...rooms.keys()])].sort();
  console.log("room".padEnd(22) + kinds.map((kind) => kind.padStart(11)).join(""));
  for (const name of names) console.log(shown(name, new RegExp(`^${name.replace(".", "\\.")}/$`)));
  console.log(shown("product", product));
  console.log(shown("tools", /^tools\//));
}

if (import.meta.main) await main(Deno.args);
