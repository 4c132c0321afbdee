/** A file that was chosen, and how far its check has come. */
import type { OfficialVerdict } from "../../engine/mod.ts";
import type { Offered, Patch } from "../../engine/patches/mod.ts";
import type { Row } from "../sheet/sheet.ts";
import type { Refused, Report, Stage } from "../worker/protocol.ts";

export interface Checked {
  readonly id: number;
  readonly file: File;
  readonly state: "waiting" | "working" | "stopped" | "done";
  readonly stage: Stage;
  readonly answer?: Report | Refused;
  /** What was applied to a copy of the invoice. */
  readonly patches: readonly Patch[];
  /** The repairs that are offered, by the numbers of their findings; or looking for them broke. */
  readonly offers: ReadonlyMap<number, Offered> | "broken";
  /** What the official validators would say, once that is known. */
  readonly official?: OfficialVerdict | undefined;
  /** Rows of the invoice's lines that came after the report. */
  readonly rows: readonly Row[];
}
