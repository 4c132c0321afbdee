/** What is worked out once and kept. */

interface Keeping<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What is kept for a key, which is made where nothing is. */
export function known<K, V>(among: Keeping<K, V>, key: K, make: (key: K) => V): V {
  let value = among.get(key);
  if (value === undefined) among.set(key, value = make(key));
  return value;
}

/** The same for what documents, or callers, may ask any number of: it starts again when so many are kept. */
export function knownAmongFew<K, V>(among: Map<K, V>, most: number, key: K, make: (key: K) => V): V {
  if (among.size >= most && !among.has(key)) among.clear();
  return known(among, key, make);
}

/** Gives what is made when it is first asked for, and the same then. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => made ??= make();
}
