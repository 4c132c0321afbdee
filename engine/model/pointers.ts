/** Where the values of a JSON text stand, as JSON pointers (RFC 6901), worked out when they are asked for. */
export class Pointers {
  readonly #parents: number[] = [0];
  readonly #keys: (string | number)[] = [""];

  /** Where pointers begin: at the whole text, or at a value in it that is taken as the whole. */
  #start = 0;

  /** The place of the whole text. */
  static readonly root = 0;

  /** The place of a field or an item of the value at another place. */
  add(parent: number, key: string | number): number {
    this.#parents.push(parent);
    return this.#keys.push(key) - 1;
  }

  /** Has pointers begin at a value in the text. */
  startAt(place: number): void {
    this.#start = place;
  }

  /** The pointer to a place: "" for the whole text, "/lines/2/vatRate". */
  at(place: number): string {
    const steps: string[] = [];
    for (let it = place; it > this.#start; it = this.#parents[it] ?? Pointers.root) {
      steps.push(`/${String(this.#keys[it]).replaceAll("~", "~0").replaceAll("/", "~1")}`);
    }
    return steps.reverse().join("");
  }
}
