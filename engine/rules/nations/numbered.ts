/** Ids of rules that begin alike: what each has behind that, with spaces between. */
export function numbered(prefix: string, numbers: string): readonly string[] {
  return numbers.split(" ").map((it) => `${prefix}${it}`);
}
