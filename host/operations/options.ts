/** Options that several operations have. */
import { z } from "@hono/zod-openapi";
import { profileNames } from "../../engine/mod.ts";
import { MOST_CHARACTERS } from "../domain/limits.ts";
import { languages } from "../documents/locales.ts";
import { isDay } from "../kit/calendar.ts";

export function flag(description: string) {
  return z.enum(["true", "false"]).optional().meta({ description });
}

/** Whether a value is yes or no: elsewhere than in a query it is said in other ways. */
export function isFlag(schema: z.ZodType): boolean {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodEnum && inner.options.includes("true");
}

/** What is wrong with a bad `max_characters`. */
const WHOLE = `max_characters must be a whole number from 1 to ${MOST_CHARACTERS}`;

/** The caps are raised by it when the request is read. */
export const maxCharacters = z.string(WHOLE).regex(/^0*[1-9]\d{0,8}$/, WHOLE).transform((text) => +text)
  .refine((characters) => characters <= MOST_CHARACTERS, WHOLE).optional().openapi({
    type: "integer",
    minimum: 1,
    maximum: MOST_CHARACTERS,
    example: 12_000_000,
    description:
      "Raises the reader's cap on characters for this request, of XML, JSON and what is written, and the ceiling of the body to 32 MB.",
  });

const [firstProfile, ...otherProfiles] = profileNames;
if (firstProfile === undefined) throw new Error("the engine has no profile");
export const profileSchema = z.enum([firstProfile, ...otherProfiles]).openapi("Profile");

const WANTED_DAY = "as_of must be a day such as 2026-11-23";

/** A day of the calendar. */
export function dayOption(description: string) {
  return z.string(WANTED_DAY).refine(isDay, WANTED_DAY).optional().openapi({
    format: "date",
    example: "2026-11-23",
    description,
  });
}

export const asOf = dayOption(
  "The day whose editions of the rules hold, of those that are carried. The provenance says which were followed, and " +
    "whether each was in force on that day. Left out, the editions that are in force today.",
);

export const next = flag(
  "Say as well what the official validators say by the edition that follows, where it is carried: which findings come, " +
    "and which go.",
);

export const container = flag(
  "Of a PDF, refuse also what Factur-X forbids of the PDF around the XML: its findings PDF-… are fatal instead of information.",
);

export const record = flag("Store a signed validation record, and answer where it is.");
export const strict = flag(
  "Give exactly the verdict of the official validators, with XML Schema and all of their rules.",
);
export const official = flag("Say as well what the official validators would say, in numbers.");
export const lang = z.enum(languages).optional().meta({ description: "The language of texts." });
export const profile = profileSchema.optional().meta({
  description: "What to check against; left out, the invoice says it.",
});
