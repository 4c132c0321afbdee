/** A number as invoices write it, also where somebody wrote it in the way of a language. */
export function plainNumber(text: string): string {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f']/g, "");
  return plain.includes(",") ? plain.replaceAll(".", "").replace(",", ".") : plain;
}
