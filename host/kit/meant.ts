/** What somebody probably meant by a name that there is not. */
import { nearest } from "../../engine/explain/guide.ts";

/** A question to put after a message, with its space: ` Did you mean "profile"?`; nothing where no name is near. */
export function meant(name: string, known: Iterable<string>): string {
  const found = nearestOf(name, known);
  return found === undefined ? "" : ` Did you mean "${found}"?`;
}

/** The name that is near another one; undefined where none is. */
export function nearestOf(name: string, known: Iterable<string>): string | undefined {
  const names = new Map([...known].map((it) => [it.toLowerCase().replace(/[^a-z0-9]/g, ""), it]));
  const found = nearest(name, names.keys());
  return found === undefined ? undefined : names.get(found);
}
