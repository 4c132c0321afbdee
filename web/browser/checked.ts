/** A file that was chosen, and how far its check has come. */
import type { SheetRow } from "../sheet/sheet.ts";
import type { Asked, RepairState } from "../worker/repaired.ts";
import type { Refused, Report, Stage } from "../worker/protocol.ts";

export interface Checked {
  readonly id: number;
  readonly file: File;
  /** One of several files is opened when it is asked for. */
  readonly state: "unopened" | "waiting" | "working" | "stopped" | "done";
  readonly stage: Stage;
  readonly answer?: Report | Refused;
  /** What is done to a copy of the invoice. */
  readonly asked: Asked;
  /** What is wrong by its causes; or looking for them broke. */
  readonly repairing?: RepairState | "broken" | undefined;
  /** Rows of the invoice's lines that came after the report, in pieces. */
  readonly rows: SheetRow[];
}

/** Whether something was repaired in what is shown. */
export function isCopy(answer: Checked["answer"]): boolean {
  return answer?.kind === "report" && answer.repaired;
}

/** What somebody works on, as it is kept. */
export interface Work {
  readonly files: readonly File[];
  /** What was left in archives. */
  readonly left: number;
  /** What is done to a copy of each file, by its place among them; null where that is nothing. */
  readonly asked: readonly (Asked | null)[];
  /** The place of the one that is shown; -1 where none is. */
  readonly shown: number;
}
