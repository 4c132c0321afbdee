/** English wording of rules of editions that follow. */
import type { Text } from "../text.ts";

export const next: Readonly<Record<string, Text>> = {
  "BR-TMP-4": {
    requires: "A supporting document (BG-24) must have one description (BT-123) at most, also in CII.",
    message: "A supporting document (BG-24) has more than one description (BT-123).",
    fix: "Keep one description.",
  },
  "BR-TMP-5": {
    requires: "A supporting document (BG-24) must have one attached file (BT-125) at most, also in CII.",
    message: "A supporting document (BG-24) has more than one attached file (BT-125).",
    fix: "Give each file a supporting document of its own.",
  },
  "BR-TMP-6": {
    requires: "Dates in UBL must be written as in 2026-11-23.",
    message: "The date {actual} is not written as in 2026-11-23.",
    fix: "Write year, month and day with hyphens between them, and nothing behind.",
  },
  "BR-TMP-7": {
    requires: "Dates in CII must be written as in 20261123, with the format 102.",
    message: "The date {actual} is not written as in 20261123, with the format 102.",
    fix: "Write year, month and day without anything between them, and state the format 102.",
  },
};
