/** What a run of the command asks for, and what it gets of each file. Both can be sent to workers and back. */
import type { AnyVerdict } from "../../../engine/mod.ts";
import { type Answer, isError } from "../formats/outcome.ts";
import { lineOf, type LineOptions } from "../formats/reporters.ts";
import type { Do } from "./crew.ts";
import { type Ignored, pardonsFor } from "../ignore.ts";
import { type Asked, judgeFor } from "./judging.ts";

export interface Order extends Asked, LineOptions {
  readonly ignore: readonly Ignored[];
}

export interface Done {
  readonly file: string;
  /** What is printed of the file, in formats that have a piece for each. */
  readonly line: string | undefined;
  /** In formats that are one document, what that is made of. */
  readonly answer: Answer<AnyVerdict> | undefined;
  readonly kind: "valid" | "invalid" | "refused";
  readonly warnings: number;
  /** Rules whose errors count, each once. */
  readonly failed: readonly string[];
  /** Rules of the ignore list that failed. */
  readonly ignored: readonly string[];
  readonly faults: string;
  readonly diff: string | undefined;
}

export async function doneWith(order: Order): Promise<Do<Done>> {
  const judge = await judgeFor(order);
  const print = await lineOf(order);
  const { isAccepted } = order.format === "varl" ? await import("../formats/varl.ts") : {};
  return async (item) => {
    const { answer: found, faults, diff, ...seen } = await judge(item);
    const answer = pardoned(found, order.ignore);
    const line = print?.(answer, seen);
    return {
      file: item.file,
      line,
      answer: line === undefined ? answer : undefined,
      ...counted(answer, isAccepted),
      faults,
      diff,
    };
  };
}

function pardoned(answer: Answer<AnyVerdict>, list: readonly Ignored[]): Answer<AnyVerdict> {
  if (isError(answer)) return answer;
  const ignored = pardonsFor(list, answer.file, answer.result);
  return ignored.length === 0 ? answer : { ...answer, ignored };
}

/** Without errors a file is valid, unless something else says whether it is accepted. */
function counted(
  answer: Answer<AnyVerdict>,
  isAccepted: ((answer: Answer<AnyVerdict>) => boolean) | undefined,
): Pick<Done, "kind" | "warnings" | "failed" | "ignored"> {
  if (isError(answer)) return { kind: "refused", warnings: 0, failed: [], ignored: [] };
  const { result: { errors, warnings, findings_truncated: cut }, ignored = [] } = answer;
  const counts = ({ rule }: { readonly rule: string }) => !ignored.some((it) => it.rule === rule);
  const left = warnings.filter(counts).length;
  const more = (cut?.by_severity.warnings.total ?? 0) - (cut?.by_severity.warnings.returned ?? 0);
  const failed = [...new Set(errors.filter(counts).map(({ rule }) => rule))];
  const isBad = isAccepted === undefined ? failed.length > 0 : !isAccepted(answer);
  const kind = isBad ? "invalid" : "valid";
  return { kind, warnings: left + Math.max(0, more), failed, ignored: ignored.map(({ rule }) => rule) };
}
