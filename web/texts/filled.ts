/** "{0} of {1}" with its values. */
export function filled(text: string, ...values: readonly (string | number)[]): string {
  return text.replaceAll(/\{(\d)\}/g, (_, index) => String(values[index] ?? ""));
}
