/** The versions of Deno that the programs run on. */

/** On 2.5 and 2.6, a server of node:http says that it listens, and never answers. */
const OLDEST = [2, 7] as const;
/** The version that all is tested with. */
const TESTED = "2.9.6";

/** What to say about a Deno on which the programs do not run; undefined for any other. */
export function refusalOf(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map((part) => parseInt(part, 10));
  const [leastMajor, leastMinor] = OLDEST;
  if (major > leastMajor || major === leastMajor && minor >= leastMinor) return undefined;
  return `this is Deno ${version}, and Faktlint needs ${OLDEST.join(".")} or newer. ` +
    `Run deno upgrade, or write npx --yes deno@${TESTED} for deno.`;
}
