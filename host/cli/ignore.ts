/** The ignore list: rules whose findings somebody has decided to live with, each with the reason. */
import { matchesGlob } from "node:path";
import type { AnyVerdict } from "../../engine/mod.ts";
import { UsageError } from "./terminal.ts";

/** A line of the list; it can be cloned. */
export interface Ignored {
  readonly rule: string;
  /** Only for the files that match; every file where it is left out. */
  readonly files?: string;
  readonly reason: string;
}

/** What of a verdict is ignored. */
export interface Pardon {
  readonly rule: string;
  readonly count: number;
  readonly reason: string;
}

/**
 * Reads a list. Each line names a rule, then perhaps a pattern of files (`archive/**` + `/*.xml`), then `#` and the reason.
 * Throws UsageError for a line without a reason, and for a rule that does not exist.
 */
export function ignoreList(
  text: string,
  problemOf: (id: string) => string | undefined,
): readonly Ignored[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    if (line.trim() === "" || line.trimStart().startsWith("#")) return [];
    const at = line.indexOf("#");
    const reason = at < 0 ? "" : line.slice(at + 1).trim();
    const [rule = "", files, ...rest] = (at < 0 ? line : line.slice(0, at)).trim().split(/\s+/);
    const where = `line ${index + 1} of the ignore list`;
    if (rule === "" || rest.length > 0) throw new UsageError(`${where} is not "RULE [FILES] # REASON"`);
    if (reason === "") throw new UsageError(`${where} gives no reason for ${rule}: add one behind "#"`);
    const problem = problemOf(rule);
    if (problem !== undefined) throw new UsageError(`${where}: ${problem}`);
    return [{ rule, ...(files === undefined ? {} : { files }), reason }];
  });
}

/** What a list ignores of the verdict on a file. */
export function pardonsFor(list: readonly Ignored[], file: string, verdict: AnyVerdict): readonly Pardon[] {
  if (list.length === 0) return [];
  const all = [...verdict.errors, ...verdict.warnings, ...verdict.information];
  const path = file.replaceAll("\\", "/").replace(/^\.\//, "");
  const own = list.filter(({ files }) => {
    return files === undefined || matchesGlob(path, files) || matchesGlob(path, `**/${files}`);
  });
  const reasons = new Map(own.map(({ rule, reason }) => [rule, reason]));
  return [...reasons].flatMap(([rule, reason]) => {
    const count = all.filter((it) => it.rule === rule).length;
    return count === 0 ? [] : [{ rule, count, reason }];
  });
}
