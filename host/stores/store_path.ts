/** Where a store is: a file, a KV server, or what the platform has attached. */

/** Stands for a path: the store that the platform has attached to the program, such as Deno Deploy. */
export const ATTACHED = Symbol("the attached database");

export type StorePath = string | typeof ATTACHED;

/** Whether a path is the address of a KV server. */
export function isAddress(path: string): boolean {
  return /^https?:\/\//.test(path);
}

/** A store's path to be shown: an address can have a password or a token in it. */
export function storeName(path: string): string {
  const url = isAddress(path) ? URL.parse(path) : null;
  return url === null ? path : `${url.origin}${url.pathname}`;
}
