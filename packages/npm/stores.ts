/** In place of the store on Node. */
export function openStores(): never {
  throw new Error("the service and its store run on Deno");
}
