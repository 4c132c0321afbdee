/** Certificates of further authorities, such as that of a company's proxy: loaded once, while the environment may be read. */

const NAME = "NODE_EXTRA_CA_CERTS";

/**
 * Has the runtime take the certificates of the file that NODE_EXTRA_CA_CERTS names, beside its own; it passes over a file that
 * has none. Then the variable is taken out of the environment of this process: while it is set, each connection of node:https
 * would ask for permissions that a service gives up, or never had, and fail.
 */
export function loadAuthorities(): void {
  try {
    if (Deno.env.get(NAME) === undefined) return;
  } catch {
    // A program that may not read it cannot mend this either: lookups over TLS say that there was no answer.
    return;
  }
  try {
    // With the first client, the runtime reads the file.
    Deno.createHttpClient({}).close();
  } catch {
    // Node has read it by itself, when it started.
  }
  Deno.env.delete(NAME);
}
