/** The functions of the WASM component (faktlint.wit): texts in, JSON texts out, and no exception. */
import { official } from "../npm/official.ts";
import * as engine from "../npm/mod.ts";

interface Options {
  readonly profile?: engine.Profile;
  readonly strict: boolean;
}

/** Options that nobody can follow, in words for the caller. */
class BadOptions extends Error {}

function optionsOf(text: string): Options {
  const options = objectOf(text);
  const [profile, strict] = [options["profile"], options["strict"]];
  if (profile !== undefined && !(typeof profile === "string" && engine.isProfile(profile))) {
    throw new BadOptions(
      `There is no profile ${JSON.stringify(profile)}; there are ${engine.profileNames.join(", ")}.`,
    );
  }
  if (strict !== undefined && typeof strict !== "boolean") throw new BadOptions("strict is true or false.");
  return { ...(profile === undefined ? {} : { profile }), strict: strict ?? false };
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new BadOptions('Options are a JSON object, such as {"strict": true}, or {}.');
}

/** Nothing may be thrown out of a component: whoever called it could not go on with it. */
function answered(work: () => unknown): string {
  try {
    return JSON.stringify(work());
  } catch (error) {
    const known = error instanceof BadOptions;
    const message = known ? error.message : "The engine broke. This is a fault of ours.";
    return JSON.stringify({ refusal: { error: known ? "bad_request" : "internal_error", message } });
  }
}

export function validate(document: string, options: string): string {
  return answered(() => {
    const { strict, ...profile } = optionsOf(options);
    return engine.validate(document, strict ? { ...profile, strict, sets: official } : profile);
  });
}

export function parse(document: string): string {
  return answered(() => engine.parse(document));
}

/** Whatever a profile is strict about when it is written is there for it. */
export function generate(invoice: string, options: string): string {
  return answered(() => {
    const { strict, ...profile } = optionsOf(options);
    return engine.generate(invoice, { ...profile, ...(strict ? { strict } : {}), sets: official });
  });
}

export function explain(rule: string): string {
  return answered(() => {
    const found = engine.explain(rule);
    return found === undefined
      ? { refusal: { error: "not_found", message: `There is no rule ${rule}.` } }
      : { ok: found };
  });
}
