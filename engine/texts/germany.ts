/** Peppol's German rules (DE-R-*) ask what XRechnung's ask, between German parties: their texts are made of those. */
import type { german } from "../rules/xrechnung/german.ts";
import type { germany } from "../rules/national/germany.ts";
import type { Text } from "./text.ts";

type GermanyId = keyof typeof germany;

/** The number of the rule that asks the same. */
const twins = {
  "DE-R-001": "1",
  "DE-R-002": "2",
  "DE-R-003": "3",
  "DE-R-004": "4",
  "DE-R-005": "5",
  "DE-R-006": "6",
  "DE-R-007": "7",
  "DE-R-008": "8",
  "DE-R-009": "9",
  "DE-R-010": "10",
  "DE-R-011": "11",
  "DE-R-014": "14",
  "DE-R-015": "15",
  "DE-R-016": "16",
  "DE-R-017": "17",
  "DE-R-018": "18",
  "DE-R-019": "19",
  "DE-R-020": "20",
  "DE-R-022": "22",
  "DE-R-023-1": "23-a",
  "DE-R-023-2": "23-b",
  "DE-R-024-1": "24-a",
  "DE-R-024-2": "24-b",
  "DE-R-025-1": "25-a",
  "DE-R-025-2": "25-b",
  "DE-R-026": "26",
  "DE-R-027": "27",
  "DE-R-028": "28",
  "DE-R-030": "30",
  "DE-R-031": "31",
  "DE-R-T02": "url",
} as const satisfies Readonly<Record<GermanyId, keyof typeof german>>;

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
