/** The rows of our tables as their files state them: which ids they make, with which severity, and which code lists there are. */
import ts from "typescript";

/** Where a table states the id of a rule, or of several that differ in what is filled in. */
export interface Site {
  readonly path: string;
  readonly line: number;
  /** How much of an id it states; an exact id before one with gaps or a beginning. */
  readonly rank: number;
  makes(id: string): boolean;
  /** What makes a row of that severity, where it is such a call. */
  readonly maker?: { readonly name: Maker; readonly start: number; readonly end: number };
}

/** A list of codes: words in texts that may be joined, or texts of their own. */
export interface List {
  readonly path: string;
  readonly line: number;
  readonly codes: ReadonlySet<string>;
  readonly parts: readonly Part[];
}

/** A piece of a list between two places of its file. Groups are `01.11:11,12`, which are two codes. */
export interface Part {
  readonly form: "words" | "texts" | "groups";
  readonly start: number;
  readonly end: number;
}

export interface Table {
  readonly path: string;
  readonly text: string;
  readonly sites: readonly Site[];
  readonly lists: readonly List[];
}

export const makers = { rule: "fatal", warning: "warning" } as const;
export type Maker = keyof typeof makers;

export function isMaker(name: string): name is Maker {
  return Object.hasOwn(makers, name);
}

export const project = new URL("../../", import.meta.url);

/** The tables in some files and folders of a project. */
export function tablesIn(rows: readonly string[], root = project): readonly Table[] {
  return rows.flatMap((path) => path.endsWith(".ts") ? [path] : [...below(path, root)])
    .map((path) => tableOf(path, Deno.readTextFileSync(new URL(path, root))));
}

export function* below(folder: string, root = project): Generator<string> {
  const entries = [...Deno.readDirSync(new URL(folder, root))].sort((a, b) => a.name < b.name ? -1 : 1);
  for (const { name, isDirectory } of entries) {
    if (isDirectory) yield* below(`${folder}/${name}`, root);
    else if (name.endsWith(".ts")) yield `${folder}/${name}`;
  }
}

function tableOf(path: string, text: string): Table {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const sites: Site[] = [];
  const lists: List[] = [];
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const visit = (node: ts.Node): void => {
    const made = ts.isStringLiteralLike(node)
      ? stated(node.text)
      : ts.isTemplateExpression(node)
      ? filled(node)
      : undefined;
    if (made !== undefined) sites.push({ path, line: lineOf(node), ...made, ...makerOf(node, file) });
    const list = ts.isImportDeclaration(node) ? undefined : listOf(node, file);
    if (list !== undefined) lists.push({ path, line: lineOf(node), ...list });
    // A list as a whole is not a list in its pieces; what is an id may be in a list.
    if (list === undefined || ts.isArrayLiteralExpression(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, text, sites, lists };
}

const ID = /^[A-Za-z]\w*(?:-[\w.]+)+$/;
const EXACT = 1_000;

/** A text that is an id, or the beginning of some: `BR-FR-03` of `BR-FR-03_BT-2`. */
function stated(text: string): Pick<Site, "rank" | "makes"> | undefined {
  if (!ID.test(text)) return undefined;
  return {
    rank: text.length,
    makes: (id) =>
      id === text || text.split("-").length > 2 && (id.startsWith(`${text}_`) || id.startsWith(`${text}-`)),
  };
}

/** A text with gaps: `BR-FR-05_BT-22-${number}`. */
function filled(node: ts.TemplateExpression): Pick<Site, "rank" | "makes"> | undefined {
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  const rank = texts.join("").length;
  if (rank < 4 || !texts.join("").includes("-") || texts.some((it) => /[^\w.-]/.test(it))) return undefined;
  return { rank, makes: (id) => isFilled(id, texts) };
}

function isFilled(id: string, [first = "", ...others]: readonly string[]): boolean {
  if (!id.startsWith(first)) return false;
  let at = first.length;
  for (const text of others.slice(0, -1)) {
    const found = id.indexOf(text, at + 1);
    if (found < 0) return false;
    at = found + text.length;
  }
  const last = others.at(-1) ?? "";
  return id.endsWith(last) && id.length - last.length > at;
}

/** The one of some sites that says most of an id. */
export function siteOf(id: string, sites: readonly Site[]): Site | undefined {
  const rankOf = (it: Site) => it.rank === id.length ? EXACT + (it.maker === undefined ? 0 : 1) : it.rank;
  const [first] = sites.filter((it) => it.makes(id)).sort((a, b) => rankOf(b) - rankOf(a));
  return first;
}

/** The call that a text is the first argument of, where it makes a row of a severity. */
function makerOf(node: ts.Node, file: ts.SourceFile): Pick<Site, "maker"> {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node || !ts.isIdentifier(call.expression)) return {};
  const name = call.expression.text;
  if (!isMaker(name)) return {};
  return { maker: { name, start: call.expression.getStart(file), end: call.expression.end } };
}

/** Codes are words of letters, digits and the marks that codes have; fewer than three are no list. */
const CODE = /^[\w./+-]+$/;
const GROUP = /^[\w.]+:\w+(?:,\w+)*$/;
const FEWEST = 3;

function listOf(node: ts.Node, file: ts.SourceFile): Pick<List, "codes" | "parts"> | undefined {
  const pieces = piecesOf(node);
  if (pieces === undefined) return undefined;
  const parts = pieces.map((piece): Part => {
    // Without the quotes.
    return { form: formOf(node, piece), start: piece.getStart(file) + 1, end: piece.end - 1 };
  });
  const codes = new Set(pieces.flatMap(({ text }, at) => codesIn(text, parts[at]?.form ?? "words")));
  const isList = codes.size >= FEWEST && [...codes].every((it) => CODE.test(it));
  return isList ? { codes, parts } : undefined;
}

function piecesOf(node: ts.Node): readonly ts.StringLiteralLike[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.every(ts.isStringLiteralLike) && node.elements.length >= FEWEST
      ? node.elements.filter(ts.isStringLiteralLike)
      : undefined;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [piecesOf(node.left), piecesOf(node.right)];
  return left === undefined || right === undefined ? undefined : [...left, ...right];
}

function formOf(node: ts.Node, { text }: ts.StringLiteralLike): Part["form"] {
  if (ts.isArrayLiteralExpression(node)) return "texts";
  return wordsIn(text).every((it) => GROUP.test(it)) ? "groups" : "words";
}

export function codesIn(text: string, form: Part["form"]): readonly string[] {
  if (form === "texts") return [text];
  if (form === "words") return wordsIn(text);
  return wordsIn(text).flatMap((group) => {
    const [name = "", classes = ""] = group.split(":");
    return classes.split(",").map((it) => `${name}.${it}`);
  });
}

function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((it) => it !== "");
}
