/**
 * Changes of boundaries, which tests miss most easily: whether a bound is inside, a number by one either way, how often a sign of
 * a pattern comes, and the first and the last of a list. Found in the syntax tree, because the library that finds the other
 * changes has none of the last three.
 */
import ts from "typescript";
import type { Mutant, Source } from "./mutants.ts";

/** Text that is in place of other text. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
  /** Left out where the compiler takes it in any case. */
  readonly mayBeRefused?: boolean;
}

const inclusive: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
]);

/** All changes of boundaries, in the order of the files and of what is in them. */
export function boundariesOf(sources: readonly Source[]): readonly Mutant[] {
  return sources.flatMap(({ name, content }) => {
    const kind = name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const file = ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true, kind);
    return changesBelow(file, file).map((change) => ({
      file: name,
      line: file.getLineAndCharacterOfPosition(change.start).line + 1,
      was: content.slice(change.start, change.end),
      ...change,
    }));
  });
}

function changesBelow(node: ts.Node, file: ts.SourceFile): readonly Change[] {
  // Types are gone when the program runs.
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return [];
  const below: Change[] = [];
  ts.forEachChild(node, (child) => void below.push(...changesBelow(child, file)));
  return [...changesAt(node, file), ...below];
}

function changesAt(node: ts.Node, file: ts.SourceFile): readonly Change[] {
  if (ts.isBinaryExpression(node)) return ofComparison(node, file);
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return ofNumber(node, file);
  if (ts.isRegularExpressionLiteral(node)) return ofPattern(node, file);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return ofWords(node, file);
  return ts.isArrayLiteralExpression(node) && isList(node) ? ofList(node, file) : [];
}

/** The whole comparison is what was, so that a line says what is compared. */
function ofComparison({ left, operatorToken, right }: ts.BinaryExpression, file: ts.SourceFile): readonly Change[] {
  const sign = inclusive.get(operatorToken.kind);
  if (sign === undefined) return [];
  const [start, end] = [left.getStart(file), right.getEnd()];
  return [{ start, end, becomes: `${left.getText(file)} ${sign} ${right.getText(file)}` }];
}

function ofNumber(node: ts.NumericLiteral | ts.BigIntLiteral, file: ts.SourceFile): readonly Change[] {
  const [, digits, big = ""] = /^([0-9_]+)(n?)$/.exec(node.getText(file)) ?? [];
  // An enumeration of a property's name is no number, and a fraction has no next one.
  if (digits === undefined || ts.isPropertyAssignment(node.parent) && node.parent.name === node) return [];
  const value = BigInt(digits.replaceAll("_", ""));
  const [start, end] = [node.getStart(file), node.getEnd()];
  // Before the number one may stand a sign, and two of them are another operator.
  const less = value === 0n ? `(-1${big})` : `${value - 1n}${big}`;
  const mayBeRefused = !isNumberAlone(node);
  return [less, `${value + 1n}${big}`].map((becomes) => {
    return { start, end, becomes, ...(mayBeRefused ? { mayBeRefused } : {}) };
  });
}

/** Whether any other number may be there for the compiler: one that is reckoned with, compared by size, or has a name. */
function isNumberAlone({ parent }: ts.Node): boolean {
  if (ts.isPrefixUnaryExpression(parent)) return isNumberAlone(parent);
  if (ts.isVariableDeclaration(parent)) return parent.type === undefined;
  return ts.isBinaryExpression(parent) && reckoned.has(parent.operatorToken.kind);
}

const reckoned: ReadonlySet<ts.SyntaxKind> = new Set([
  ...inclusive.keys(),
  ...[ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken],
  ...[ts.SyntaxKind.SlashToken, ts.SyntaxKind.PercentToken],
]);

/** One sign more or less where a pattern says how many: `{8}`, `{1,20}`. */
function ofPattern(node: ts.RegularExpressionLiteral, file: ts.SourceFile): readonly Change[] {
  const text = node.getText(file);
  const [start, end] = [node.getStart(file), node.getEnd()];
  return [...text.matchAll(/(?<=(?<!\\)\{(?:\d+,)?)\d+(?=(?:,\d*)?\})/g)].flatMap(({ 0: number, index }) => {
    const put = (by: number) =>
      text.slice(0, index) + (BigInt(number) + BigInt(by)) + text.slice(index + number.length);
    return (number === "0" ? [1] : [-1, 1]).map((by) => ({ start, end, becomes: put(by) })).filter(({ becomes }) => {
      return isPattern(becomes);
    });
  });
}

/** Not one that asks for at least more than it allows at most. */
function isPattern(literal: string): boolean {
  return !literal.matchAll(/\{(\d+),(\d+)\}/g).some(([, least = "", most = ""]) => BigInt(least) > BigInt(most));
}

/** Three codes or more in one text, with a space or a comma between them. Words of a sentence are no codes. */
const CODES =
  /^ ?(?=[^ ,]*[A-Z0-9])[\w.:+/-]+(?:([ ,])(?=[^ ,]*[A-Z0-9])[\w.:+/-]+)(?:\1(?=[^ ,]*[A-Z0-9])[\w.:+/-]+)+ ?$/;

function ofWords(node: ts.LiteralExpression, file: ts.SourceFile): readonly Change[] {
  const [, between] = CODES.exec(node.text) ?? [];
  if (between === undefined) return [];
  const [start, end] = [node.getStart(file) + 1, node.getEnd() - 1];
  const codes = node.text.trim().split(between);
  return [codes.slice(1), codes.slice(0, -1)].map((left) => ({
    start,
    end,
    becomes: node.text.replace(node.text.trim(), left.join(between)),
  }));
}

/** A list of its own: neither a row of another one, nor values that are only handed over together. */
function isList({ elements, parent }: ts.ArrayLiteralExpression): boolean {
  const assigned = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  const apart = ts.isVariableDeclaration(parent) && ts.isArrayBindingPattern(parent.name);
  return elements.length > 1 && !ts.isArrayLiteralExpression(parent) && !assigned && !apart;
}

function ofList(node: ts.ArrayLiteralExpression, file: ts.SourceFile): readonly Change[] {
  const [start, end] = [node.getStart(file), node.getEnd()];
  const texts = node.elements.map((it) => it.getText(file));
  return [texts.slice(1), texts.slice(0, -1)].map((left) => ({
    start,
    end,
    becomes: `[${left.join(", ")}]`,
    mayBeRefused: true,
  }));
}
