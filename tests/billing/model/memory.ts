/** A store that forgets everything with its process, and opens in no time: for thousands of them. */
import type { Atomic, Key, Kv, Listed } from "../../../host/stores/kv.ts";

export function memoryKv(): Kv {
  const entries = new Map<string, { readonly key: Key; readonly value: unknown; readonly versionstamp: string }>();
  let version = 0;
  const nameOf = (key: Key) => JSON.stringify(key);
  const list = <T>(prefix: Key): readonly Listed<T>[] => {
    const found = [...entries.values()].filter(({ key }) => prefix.every((part, at) => key[at] === part));
    return found.toSorted((a, b) => nameOf(a.key) < nameOf(b.key) ? -1 : 1).map(({ key, value }) => {
      return { key, value: structuredClone(value) } as Listed<T>;
    });
  };
  const atomic = (): Atomic => {
    const checks: (readonly [string, string | null])[] = [];
    const changes: (() => void)[] = [];
    const it: Atomic = {
      check: ({ key, versionstamp }) => (checks.push([nameOf(key), versionstamp]), it),
      set(key, value) {
        const kept = structuredClone(value);
        changes.push(() => entries.set(nameOf(key), { key, value: kept, versionstamp: `${version}` }));
        return it;
      },
      delete: (key) => (changes.push(() => entries.delete(nameOf(key))), it),
      commit() {
        const ok = checks.every(([name, stamp]) => (entries.get(name)?.versionstamp ?? null) === stamp);
        version++;
        if (ok) changes.forEach((change) => change());
        return Promise.resolve({ ok });
      },
    };
    return it;
  };
  return {
    get: <T>(key: Key) => {
      const found = entries.get(nameOf(key));
      const value = found === undefined ? null : structuredClone(found.value);
      return Promise.resolve(
        { value, versionstamp: found?.versionstamp ?? null } as { value: T; versionstamp: string },
      );
    },
    list: <T>(prefix: Key, limit?: number) => Promise.resolve(list<T>(prefix).slice(0, limit)),
    async *each<T>(prefix: Key) {
      yield* list<T>(prefix);
    },
    atomic,
    probe: () => Promise.resolve(),
    close: () => {},
  };
}
