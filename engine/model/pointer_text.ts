/** JSON pointers as sentences show them. Keys that are not names of the model are texts of the author of the JSON. */
import { inMarks, isPlain, type Marks, marks, quote } from "./said.ts";
import { askedAs, shorthands, shortNames } from "./shorthands.ts";
import { groupIds, groupRows, termIds, termRows } from "./terms.ts";

let known: ReadonlySet<string> | undefined;

/** Every name that a field of the model can have, short forms and the parts of values with a scheme included. */
function names(): ReadonlySet<string> {
  known ??= new Set([
    ...groupIds.map((id) => groupRows[id].name),
    ...termIds.map((id) => termRows[id].name),
    ...Object.values(askedAs),
    ...shorthands.map(({ name }) => name),
    ...shortNames("BG-0"),
    "value",
    "schemeId",
  ]);
  return known;
}

const INDEX = /^(?:0|[1-9][0-9]{0,9}|-)$/;
/** Pointers are longer than values: they have to lead somewhere. */
const LONGEST = 300;

/** `/lines/0/netAmount` as it is; in quotation marks if a key is not one of the model. */
export function saidPointer(pointer: string, [open, close]: Marks = marks.en): string {
  const isOurs = pointer.split("/").slice(1).every((key) => INDEX.test(key) || names().has(key));
  return isOurs && (pointer === "" || pointer.startsWith("/"))
    ? pointer
    : `${open}${inMarks(pointer, LONGEST)}${close}`;
}

/** A change of the model, as the person who repairs an invoice reads it. */
export interface SaidChange {
  readonly field: string;
  /** None where there was nothing, or is to be nothing. */
  readonly before?: string;
  readonly after?: string;
}

/** How a change is said, wherever it is: the values are texts of the document, and quoted where they are no number. */
export function saidChange(
  { pointer, old, new: next }: { readonly pointer: string; readonly old: string | null; readonly new: string | null },
  marks: Marks,
): SaidChange {
  const said = (value: string) => isPlain(value) ? value : quote(value, marks);
  return {
    field: saidPointer(pointer, marks),
    ...(old === null ? {} : { before: said(old) }),
    ...(next === null ? {} : { after: said(next) }),
  };
}
