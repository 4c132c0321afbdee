/** The findings of a document by those that stand for them on the model. */
import type { Finding, Location } from "../judge/findings.ts";
import { fullPointer } from "../model/shorthands.ts";
import { fieldAt, isTermId } from "../model/terms.ts";
import type { Found } from "./found.ts";
import type { Change } from "../edits/changes.ts";
import type { Diagnosed, Pair } from "./model.ts";

/** What a finding on the XML alone has before its path. */
const ON_XML = "xml:";

/** The findings on the document by those that stand for them on the model; each is taken once. */
export class Own {
  readonly #findings = new Map<Found, Finding<Location>>();
  readonly #found = new Map<Finding<Location>, Found>();

  constructor(pairs: readonly Pair[]) {
    for (const { finding, twin } of pairs) {
      const found = twin ?? foundOf(finding);
      this.#findings.set(found, finding);
      this.#found.set(finding, found);
    }
  }

  /** What stands for findings of the document. */
  of(findings: Iterable<Finding<Location>>): readonly Found[] {
    return [...findings].flatMap((it) => this.#found.get(it) ?? []);
  }

  take(found: Iterable<Found>): readonly Finding<Location>[] {
    return [...found].flatMap((it) => {
      const finding = this.#findings.get(it);
      this.#findings.delete(it);
      return finding === undefined ? [] : [finding];
    });
  }

  /** Those on the document alone, about a value that is changed: by its term, or by its place. */
  alone(changes: readonly Change[], where: ReturnType<Diagnosed["places"]>): readonly Found[] {
    const terms = new Set(changes.map(({ pointer }) => fieldAt(fullPointer(pointer))));
    const paths = new Set(changes.flatMap(({ pointer }) => {
      const place = where.get(pointer);
      return place !== undefined && "path" in place ? [`${ON_XML}${place.path}`] : [];
    }));
    return this.left().filter(({ field, location }) => {
      const at = location?.pointer ?? "";
      return at.startsWith(ON_XML) &&
        (paths.has(at) || [field].flat().some((it) => isTermId(it) && terms.has(it)));
    });
  }

  left(): readonly Found[] {
    return [...this.#findings.keys()];
  }
}

/** Whether the model has no counterpart of a finding. */
export function isOnDocument({ location }: Found): boolean {
  return location?.pointer?.startsWith(ON_XML) === true;
}

/** A finding that the model has no counterpart of, by its place in the document. */
function foundOf({ rule, field, severity, location }: Finding<Location>): Found {
  const pointer = location === undefined ? "" : "path" in location ? `${ON_XML}${location.path}` : location.pointer;
  return { rule, field, severity, location: { pointer } };
}
