/**
 * Prints what a SARIF file says as workflow commands of GitHub, which marks the lines that it is about: the findings, why a file
 * could not be read, and, where there is no file to say it, that the check itself did not run.
 */

interface Region {
  readonly startLine?: number;
  readonly startColumn?: number;
}

interface Said {
  readonly level?: string;
  readonly message: { readonly text: string };
  readonly locations?: readonly {
    readonly physicalLocation?: { readonly artifactLocation?: { readonly uri?: string }; readonly region?: Region };
  }[];
}

interface Result extends Said {
  readonly ruleId?: string;
}

interface Notification extends Said {
  readonly descriptor?: { readonly id?: string };
}

export interface Log {
  readonly runs: readonly {
    readonly invocations?: readonly { readonly toolExecutionNotifications?: readonly Notification[] }[];
    readonly results?: readonly Result[];
  }[];
}

/** GitHub shows so many annotations of a step and kind; more would only fill the log. */
const MOST = 50;

const commands: Readonly<Record<string, string>> = { error: "error", warning: "warning" };

/** What ended the check comes first: the findings of other files do not say why the step failed. */
export function annotations({ runs }: Log): readonly string[] {
  const notified = runs.flatMap(({ invocations = [] }) => invocations)
    .flatMap(({ toolExecutionNotifications = [] }) => toolExecutionNotifications);
  const unread = notified.map((it) => annotation(it, it.descriptor?.id));
  const found = runs.flatMap(({ results = [] }) => results).map((it) => annotation(it, it.ruleId));
  return [...shown(unread, "more files could not be read"), ...shown(found, "more findings")];
}

function shown(all: readonly string[], more: string): readonly string[] {
  const rest = all.length - MOST;
  return rest <= 0 ? all : [...all.slice(0, MOST), `::notice::${rest} ${more}: they are in the SARIF file.`];
}

function annotation({ level = "note", message, locations = [] }: Said, title = ""): string {
  const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
  const properties = {
    file: artifactLocation?.uri === undefined ? undefined : decodeURIComponent(artifactLocation.uri),
    line: region?.startLine,
    col: region?.startColumn,
    title: title === "" ? undefined : title,
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

/** What is printed for what a check left behind: the text of its SARIF file, and its exit status. */
export function lines(text: string, status: number): readonly string[] {
  if (text.trim() !== "") return annotations(JSON.parse(text));
  return status === 0 ? [] : [`::error::Faktlint did not check anything (exit status ${status}): the reason is above.`];
}

if (import.meta.main) {
  const [file = "", status = "0"] = Deno.args;
  for (const line of lines(Deno.readTextFileSync(file), Number(status))) console.log(line);
}
