/** The cells of a table, from CSV or from the tables of a saved page. */

export type Rows = readonly (readonly string[])[];

/** CSV with the separator that its first line has most of; a quoted cell may hold separators, line breaks and "" for ". */
export function cellsOf(text: string): Rows {
  const [first = ""] = text.split("\n", 1);
  const [separator = ","] = [";", ",", "\t"].toSorted((a, b) => first.split(b).length - first.split(a).length);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') cell += text.charAt(++at);
      else quoted = false;
    } else if (character === '"' && cell.trim() === "") quoted = true;
    else if (character === separator) endCell();
    else if (character === "\n") {
      endCell();
      rows.push(row);
      row = [];
    } else cell += character;
  }
  endCell();
  return [...rows, row].filter((cells) => cells.some((it) => it.trim() !== ""));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ eacute: "é", egrave: "è", ecirc: "ê", euml: "ë", agrave: "à", acirc: "â", ccedil: "ç" },
  ...{ icirc: "î", iuml: "ï", ocirc: "ô", ugrave: "ù", ucirc: "û", Eacute: "É", rsquo: "’" },
};

/** The tables of a page, one within another as one of its own. */
export function tablesIn(html: string): readonly Rows[] {
  const tables: string[][][] = [];
  const open: string[][][] = [];
  let isCell = false;
  for (const [tag, text] of tagsIn(html)) {
    const [rows] = open;
    if (tag === "table") {
      const table: string[][] = [];
      tables.push(table);
      open.unshift(table);
      isCell = false;
    } else if (tag === "/table") {
      open.shift();
      isCell = false;
      continue;
    } else if (tag === "tr") {
      rows?.push([]);
      isCell = false;
    } else if (tag === "td" || tag === "th") {
      rows?.at(-1)?.push("");
      isCell = true;
    } else if (["/td", "/th", "/tr"].includes(tag)) isCell = false;
    const cells = open[0]?.at(-1);
    if (isCell && cells !== undefined) cells.push(`${cells.pop() ?? ""} ${text}`);
  }
  return tables;
}

/** Each tag by its name in lower case, with the text behind it; the content of scripts and styles does not count. */
function tagsIn(html: string): readonly (readonly [tag: string, text: string])[] {
  let within = "";
  return html.split("<").slice(1).map((part) => {
    const end = part.indexOf(">");
    const [name = ""] = part.slice(0, end < 0 ? part.length : end).toLowerCase().split(/[\s>]/, 1);
    if (within === "" && (name === "script" || name === "style")) within = name;
    else if (name === `/${within}`) within = "";
    return [name, within === "" && end >= 0 ? decoded(part.slice(end + 1)) : ""] as const;
  });
}

function decoded(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-fA-F]{1,6}|[A-Za-z]{2,8});/g, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? ACCENTED[name] ?? whole;
    const code = name.startsWith("#x") ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
