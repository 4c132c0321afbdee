/** Places as XPath 1.0 that needs no prefixes to be declared. */

/** How the engine's path says that it has left out the end of a name. */
const CUT = "…";

/**
 * The path of an element, `/Invoice/cac:InvoiceLine[2]`, by the names in its document, since the engine counts
 * siblings by these; undefined where a name is too long to be given.
 */
export function xpathOf(path: string): string | undefined {
  if (path.includes(CUT)) return undefined;
  const steps = path.split("/").slice(1).map((step) => step.split("["));
  return steps.map(([name, position = "1]"]) => `/*[name()='${name}'][${position}`).join("");
}
