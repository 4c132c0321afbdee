/** People know terms by their names: their numbers are for those who look for them. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\s\(B[TG]-[\w-]{1,12}\)/g, "");
}
