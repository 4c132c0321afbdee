/**
 * The Idempotency-Key of a request that makes a key: the same for the same request until it was answered. So an answer that
 * gets lost on its way costs no key: pressing again gets it.
 */
const open = new Map<string, string>();

export function attemptOf(request: string): string {
  const known = open.get(request) ?? crypto.getRandomValues(new Uint8Array(16)).join("-");
  open.set(request, known);
  return known;
}

/** The request was answered: the next one like it is another. */
export function answered(request: string): void {
  open.delete(request);
}
