/** A map that holds so many entries at most: then what was set longest ago is forgotten for what is new. */
export class BoundedMap<K, V> {
  readonly #entries: Map<K, V> = new Map();

  constructor(readonly most: number) {}

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  set(key: K, value: V): void {
    // Maps keep their entries in the order in which they came.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  get size(): number {
    return this.#entries.size;
  }
}
