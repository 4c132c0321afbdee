/** Peppol's German rules (DE-R-*) ask what XRechnung's ask, between German parties: their texts are made of those. */
import type { german } from "../rules/xrechnung/german.ts";
import { type germany, twins } from "../rules/national/germany.ts";
import type { Text } from "./text.ts";

type GermanyId = keyof typeof germany;

/** `amongGermans` says of a sentence in the language of the texts that it holds between German parties. */
export function germanyTextsOf(
  texts: Readonly<Record<keyof typeof german, Text>>,
  amongGermans: (sentence: string) => string,
): Readonly<Record<GermanyId, Text>> {
  const entries = (Object.entries(twins) as [GermanyId, keyof typeof german][]).map(([id, twin]) => {
    const { requires, message, absent, ...rest } = texts[twin];
    const text: Text = {
      ...(requires === undefined ? {} : { requires: amongGermans(requires) }),
      message: amongGermans(message),
      ...(absent === undefined ? {} : { absent: amongGermans(absent) }),
      ...rest,
    };
    return [id, text];
  });
  return Object.fromEntries(entries) as Readonly<Record<GermanyId, Text>>;
}
