/** "{0} of {1}" with its values. */
export function filled(text: string, ...values: readonly (string | number)[]): string {
  return text.replaceAll(/\{(\d)\}/g, (_, index) => String(values[index] ?? ""));
}

/** An instant of RFC 3339 in UTC, to the second. */
export function moment(instant: string): string {
  return instant.replace("T", " ").replace(/(?:\.\d+)?Z$/, " UTC");
}
