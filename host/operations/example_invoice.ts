/** The invoice that examples are made of. */
import invoice from "../../examples/invoice-from-json.json" with { type: "json" };

export { invoice };

/** What links in examples begin with; where they are shown, it is replaced by the address of the service. */
export const EXAMPLE_BASE = "https://faktlint.example";

/** What the engine answers where it refuses nothing. */
export function whole<T>(outcome: { readonly ok: T } | object, of: string): T {
  if (!("ok" in outcome)) throw new TypeError(`${of} is refused: ${JSON.stringify(outcome)}`);
  return outcome.ok;
}

/** Made when it is first asked for, and then kept. */
export function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
