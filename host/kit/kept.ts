/** What takes long to work out is worked out once, and kept. */

interface Keeping<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
  delete(key: K): unknown;
}

/** What is kept for a key, or is being worked out for it; where nothing is, it is made. What failed is tried again. */
export function kept<K, V>(among: Keeping<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const known = among.get(key);
  if (known !== undefined) return known;
  const made = make();
  among.set(key, made);
  made.catch(() => among.delete(key));
  return made;
}
