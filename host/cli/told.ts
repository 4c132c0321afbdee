/** What every command says of a file that was not read, or of which nothing was made: for people, or for programs. */
import type { AnyVerdict } from "../../engine/mod.ts";
import type { Language } from "../documents/locales.ts";
import { type Answer, isError, refused } from "./formats/outcome.ts";
import { textReport } from "./formats/text_report.ts";
import type { Refused } from "../domain/refused.ts";
import { json } from "./printable.ts";
import type { Terminal } from "./terminal.ts";
import { words } from "./words.ts";

export interface Telling {
  readonly lang: Language;
  readonly terminal: Pick<Terminal, "err" | "called">;
  /** Whether a program reads it. */
  readonly asJson?: boolean;
}

/** Says on the error stream what became of a file. */
export function told(answer: Answer<AnyVerdict>, { lang, terminal, asJson = false }: Telling): void {
  const { file } = answer;
  terminal.err(
    asJson
      ? `${json(isError(answer) ? { file, ...answer.error } : { file, ...answer.result })}\n`
      : textReport(answer, undefined, { words: words[lang], called: terminal.called }),
  );
}

/** Says why a file was not read; gives the exit status of that. */
export function unread(file: string, problem: Refused, telling: Telling): 2 {
  told(refused(file, problem, telling.lang), telling);
  return 2;
}
