/** Prints the findings of a SARIF file as workflow commands of GitHub, which marks the lines that they are about. */

interface Region {
  readonly startLine?: number;
  readonly startColumn?: number;
}

interface Result {
  readonly ruleId?: string;
  readonly level?: string;
  readonly message: { readonly text: string };
  readonly locations?: readonly {
    readonly physicalLocation?: { readonly artifactLocation?: { readonly uri?: string }; readonly region?: Region };
  }[];
}

export interface Log {
  readonly runs: readonly { readonly results?: readonly Result[] }[];
}

/** GitHub shows so many annotations of a step and kind; more would only fill the log. */
const MOST = 50;

const commands: Readonly<Record<string, string>> = { error: "error", warning: "warning" };

export function annotations({ runs }: Log): readonly string[] {
  const results = runs.flatMap(({ results = [] }) => results);
  const shown = results.slice(0, MOST).map(annotation);
  const rest = results.length - shown.length;
  return rest === 0 ? shown : [...shown, `::notice::${rest} more findings are in the SARIF file.`];
}

function annotation({ ruleId = "", level = "note", message, locations = [] }: Result): string {
  const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
  const properties = {
    file: artifactLocation?.uri === undefined ? undefined : decodeURIComponent(artifactLocation.uri),
    line: region?.startLine,
    col: region?.startColumn,
    title: ruleId === "" ? undefined : ruleId,
  };
  const written = Object.entries(properties).filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${property(String(value))}`).join(",");
  return `::${commands[level] ?? "notice"} ${written}::${data(message.text)}`;
}

/** What ends a command, or is read as one, is escaped as GitHub's own toolkit does. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

if (import.meta.main) {
  const [file = ""] = Deno.args;
  const text = Deno.readTextFileSync(file);
  // Where the call itself was wrong, nothing was written, and the reason was printed.
  if (text.trim() !== "") console.log(annotations(JSON.parse(text)).join("\n"));
}
