/** Where the JSON model has what is at an offset of the document, for those who show an invoice with its findings. */

/** An object of the model under construction. */
type Fields = Readonly<Record<string, unknown>>;

interface Origin {
  readonly fields: Fields;
  /** Left out for the object as a whole. */
  readonly name: string | undefined;
  /** Which item, where the field is a list. */
  readonly index: number;
}

export class Origins {
  readonly #found = new Map<number, Origin>();

  /** An element that is several things is the first of them. */
  note(offset: number, fields: Fields, name?: string, index = 0): void {
    const before = this.#found.get(offset);
    if (before === undefined || before.name === undefined && name !== undefined) {
      this.#found.set(offset, { fields, name, index });
    }
  }

  /** The JSON pointers (RFC 6901) into the projected invoice of those offsets that it has. */
  pointers(invoice: object, offsets: Iterable<number>): ReadonlyMap<number, string> {
    const places = new Map<unknown, string>();
    walk(invoice, "", places);
    const found = new Map<number, string>();
    for (const offset of offsets) {
      const pointer = pointerOf(this.#found.get(offset), places);
      if (pointer !== undefined) found.set(offset, pointer);
    }
    return found;
  }
}

function walk(value: unknown, pointer: string, places: Map<unknown, string>): void {
  if (typeof value !== "object" || value === null) return;
  places.set(value, pointer);
  for (const [key, child] of Object.entries(value)) walk(child, `${pointer}/${key}`, places);
}

function pointerOf(origin: Origin | undefined, places: ReadonlyMap<unknown, string>): string | undefined {
  if (origin === undefined) return undefined;
  const { fields, name, index } = origin;
  const base = places.get(fields);
  if (base === undefined || name === undefined) return base;
  // A legal name that stands alone is the party's name by the time the projection ends.
  const shown = name === "legalName" && fields[name] === undefined ? "name" : name;
  return `${base}/${shown}${Array.isArray(fields[shown]) ? `/${index}` : ""}`;
}
