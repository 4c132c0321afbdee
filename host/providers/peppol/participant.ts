/** Who is looked up: the forms in which a participant may be named, and what can be said of an identifier without asking. */
import { type SchemeFault, schemeFault } from "../../../engine/mod.ts";

/** The scheme of all participants of Peppol (Policy for use of Identifiers, POLICY 6). */
export const ISO6523 = "iso6523-actorid-upis";

export interface Participant {
  /** The ICD code, such as 0204. */
  readonly scheme: string;
  readonly value: string;
}

/** As it is registered: in small letters, since case does not tell participants apart (POLICY 1). */
export function idOf({ scheme, value }: Participant): string {
  return `${scheme}:${value.toLowerCase()}`;
}

/** Reads `0204:…` or `iso6523-actorid-upis::0204:…`; undefined for other forms. */
export function participantIn(text: string): Participant | undefined {
  const bare = text.toLowerCase().startsWith(`${ISO6523}::`) ? text.slice(ISO6523.length + 2) : text;
  const [, scheme, value] = /^([0-9]{4}):(.+)$/s.exec(bare) ?? [];
  return scheme === undefined || value === undefined ? undefined : { scheme, value };
}

/** What is wrong with an identifier: at most 50 characters of ASCII (POLICY 1), a known scheme, and its form and check digits. */
export function participantFault({ scheme, value }: Participant): SchemeFault | undefined {
  return /^[!-~]{1,50}$/.test(value) ? schemeFault(scheme, value) : "format";
}
