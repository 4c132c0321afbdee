/** What became of a file as a report of KoSIT's validator. */
import type { AnyVerdict } from "../../../engine/mod.ts";
import type { Language } from "../../documents/locales.ts";
import { assess, type Outcome } from "../../kosit/assessment.ts";
import { varlReport } from "../../kosit/report.ts";
import { type Answer, isError, type Seen } from "./outcome.ts";

export function varlOf(answer: Answer<AnyVerdict>, { sha256 = "", begun }: Seen, language: Language): string {
  if (begun === undefined) throw new TypeError("a report says when the check began");
  return varlReport({ name: nameOf(answer.file), sha256, begun }, outcomeOf(answer), language);
}

/** Whether that validator would recommend to accept a file. */
export function isAccepted(answer: Answer<AnyVerdict>): boolean {
  return assess(outcomeOf(answer)).recommends === "accept";
}

function outcomeOf(answer: Answer<AnyVerdict>): Outcome {
  return isError(answer) ? { refusal: answer.error } : { verdict: answer.result };
}

/** The last segment of a path, as the daemon names its input. */
function nameOf(file: string): string {
  return file.split("/").at(-1) ?? file;
}
