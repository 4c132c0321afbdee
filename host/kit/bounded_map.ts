/**
 * A map that holds so many entries at most: then what was set longest ago is forgotten for what is new. The order is a chain
 * of its own. A Map keeps one, too, but leaves a hole where an entry was deleted, and who looks for the first entry steps
 * over all of them.
 */
export class BoundedMap<K, V> {
  readonly #entries: Map<K, Link<K, V>> = new Map();
  /** Set longest ago, and last. */
  #oldest: Link<K, V> | undefined;
  #newest: Link<K, V> | undefined;

  constructor(readonly most: number) {}

  get(key: K): V | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: K, value: V): void {
    const known = this.#entries.get(key);
    const link = known ?? { key, value, older: undefined, newer: undefined };
    link.value = value;
    if (known === undefined) this.#entries.set(key, link);
    else this.#unlink(known);
    this.#append(link);
    if (this.#entries.size > this.most && this.#oldest !== undefined) this.delete(this.#oldest.key);
  }

  delete(key: K): void {
    const link = this.#entries.get(key);
    if (link === undefined) return;
    this.#entries.delete(key);
    this.#unlink(link);
  }

  clear(): void {
    this.#entries.clear();
    this.#oldest = undefined;
    this.#newest = undefined;
  }

  get size(): number {
    return this.#entries.size;
  }

  #append(link: Link<K, V>): void {
    link.older = this.#newest;
    link.newer = undefined;
    if (this.#newest === undefined) this.#oldest = link;
    else this.#newest.newer = link;
    this.#newest = link;
  }

  #unlink({ older, newer }: Link<K, V>): void {
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
  }
}

interface Link<K, V> {
  readonly key: K;
  value: V;
  older: Link<K, V> | undefined;
  newer: Link<K, V> | undefined;
}
