/** Where a fix is to be written: the field of the JSON model, and the element of the syntax. */
import type { Syntax } from "../model/codes/index.ts";
import { fieldPaths } from "../model/field_paths.ts";
import { known } from "../model/known.ts";
import type { GroupId, TermId } from "../model/terms.ts";
import { elementPaths } from "./reference.ts";
import type { Where } from "./text.ts";

/** What the author of an invoice writes. */
export type Form = Syntax | "json";

type Places = ReadonlyMap<TermId | GroupId, Where>;

/** Worked out for every term with the first finding in a form, so that the others only look it up. */
const places = new Map<Form, Places>();

function placesIn(form: Form): Places {
  const paths = form === "json" ? undefined : elementPaths(form);
  return new Map([...fieldPaths].map(([id, field]) => {
    const element = paths?.get(id);
    return [id, element === undefined ? { field } : { field, element }];
  }));
}

/** The place of a term or group; undefined for the invoice as a whole. */
export function whereIs(id: TermId | GroupId | undefined, form: Form): Where | undefined {
  return id === undefined ? undefined : known(places, form, placesIn).get(id);
}
