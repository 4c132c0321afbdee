/**
 * What of the language and the platform came after Node 20 and the browsers of 2023 (Chrome 117, Firefox 119, Safari 17),
 * on which what is delivered runs: at least one of them lacks each. As compat-data of MDN has it.
 */

/** Functions, by what they are called as. */
export const laterStatics: ReadonlySet<string> = new Set([
  "AbortSignal.any",
  "Array.fromAsync",
  "Error.isError",
  "Iterator.concat",
  "Iterator.from",
  "Map.groupBy",
  "Math.f16round",
  "Math.sumPrecise",
  "Object.groupBy",
  "Promise.try",
  "Promise.withResolvers",
  "ReadableStream.from",
  "RegExp.escape",
  "URL.canParse",
  "URL.parse",
  "Uint8Array.fromBase64",
  "Uint8Array.fromHex",
]);

/** Methods, which nothing else here is called. */
export const laterMethods: ReadonlySet<string> = new Set([
  "checkVisibility",
  "difference",
  "getOrInsert",
  "getOrInsertComputed",
  "intersection",
  "isDisjointFrom",
  "isSubsetOf",
  "isSupersetOf",
  "requestIdleCallback",
  "setFromBase64",
  "setFromHex",
  "symmetricDifference",
  "toBase64",
  "toHex",
  "transfer",
  "transferToFixedLength",
  "union",
]);

/** Classes. */
export const laterClasses: ReadonlySet<string> = new Set(["AsyncDisposableStack", "DisposableStack", "Float16Array"]);

/** What iterators have had since 2024. */
export const iteratorHelpers: ReadonlySet<string> = new Set([
  "drop",
  "every",
  "filter",
  "find",
  "flatMap",
  "forEach",
  "map",
  "reduce",
  "some",
  "take",
  "toArray",
]);
