/** The kinds of files that may be attached (BT-125), by the ends of their names. */

const kinds: ReadonlyMap<string, string> = new Map([
  ["pdf", "application/pdf"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["csv", "text/csv"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["ods", "application/vnd.oasis.opendocument.spreadsheet"],
]);

/** What a file is by its name; undefined for what may not be attached, and for no name. */
export function mimeOf(filename: string | undefined): string | undefined {
  return filename === undefined ? undefined : kinds.get(filename.slice(filename.lastIndexOf(".") + 1).toLowerCase());
}
