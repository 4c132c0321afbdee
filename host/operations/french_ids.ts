/** Check digits of French companies and their establishments (INSEE, Sirene). */

/** Why digits are no SIREN (9) or SIRET (14); undefined where they can be one. */
export function frenchIdFault(digits: string): "format" | "check_digits" | undefined {
  if (!/^(?:[0-9]{9}|[0-9]{14})$/.test(digits)) return "format";
  const isPost = digits.length === 14 && digits.startsWith(POST);
  return luhn(digits) % 10 === 0 || isPost && sum(digits) % 5 === 0 ? undefined : "check_digits";
}

/** La Poste has so many establishments that theirs have a rule of their own: the sum of the digits. */
const POST = "356000000";

/** ISO/IEC 7812-1, annex B: every second digit from the right is doubled, and its digits are added. */
function luhn(digits: string): number {
  return sum([...digits].reverse().map((digit, at) => at % 2 === 0 ? digit : `${2 * +digit}`).join(""));
}

function sum(digits: string): number {
  return [...digits].reduce((total, digit) => total + +digit, 0);
}
