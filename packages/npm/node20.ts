/** What the library uses of the language and Node 20 does not have yet. The bundler puts it in its place. */

/** `Map.groupBy` (ECMAScript 2024). */
export function mapGroupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** `Uint8Array.fromHex` (ECMAScript 2026), for constants of ours. */
export function bytesFromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16));
}
