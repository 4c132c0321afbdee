/**
 * Rows as an outline: an element or attribute a line, below its parent, with what it is about and the rules on it.
 *
 *     cac:InvoicePeriod BG-14 SR-08<2
 *       cbc:StartTime CR-012
 *
 * There may be fewer than two invoicing periods by one rule, and no start time in them by another. `=1` asks for exactly
 * one, `>0` for at least one. A rule with a number is fatal, or a warning with `?` after it; the context gives the
 * severity of the others.
 */
import type { GroupId, TermId } from "../../model/terms.ts";
import type { Severity } from "../kit/rule.ts";
import type { Row } from "./row.ts";

/** The rows of an outline, in its order. `severity` is that of what must not stand there at all. */
export function rowsOf(outline: string, severity: Severity, about: TermId | GroupId | undefined): readonly Row[] {
  const rows: Row[] = [];
  const open: { readonly path: string; readonly term: TermId | GroupId | undefined }[] = [];
  for (const line of outline.split("\n")) {
    const [name = "", ...tokens] = line.trim().split(" ");
    if (name === "") continue;
    open.length = line.search(/\S/) >> 1;
    const parent = open.at(-1);
    const term = tokens.find(isTerm) ?? parent?.term ?? about;
    const path = parent === undefined ? name : `${parent.path}/${name}`;
    open.push({ path, term });
    for (const token of tokens) if (!isTerm(token)) rows.push(rowOf(token, path, severity, term));
  }
  return rows;
}

function isTerm(token: string): token is TermId | GroupId {
  return token.startsWith("BT-") || token.startsWith("BG-");
}

const counted = /^([^<=>]+)([<=>]\d)(\??)$/;

/** How many there may be. */
const numbers: Readonly<Record<string, Pick<Row, "min" | "max">>> = {
  "<1": { max: 0 },
  "<2": { max: 1 },
  "<3": { max: 2 },
  "=1": { min: 1, max: 1 },
  ">0": { min: 1 },
};

function rowOf(token: string, of: string, severity: Severity, about: TermId | GroupId | undefined): Row {
  const [, id = "", sign = "", mark] = counted.exec(token) ?? [];
  const term = about === undefined ? {} : { term: about };
  if (id === "") return { id: token, severity, of, ...term };
  const number = numbers[sign];
  if (number === undefined) throw new RangeError(`Cannot read ${token}: no number is written ${sign}`);
  return { id, severity: mark === "?" ? "warning" : "fatal", of, ...number, ...term };
}
