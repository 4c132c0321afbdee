/** The worker: files come in, answers go out, and nothing else goes anywhere. */
import { brokenOff } from "./chosen.ts";
import { checked, type Listener } from "./checking.ts";
import type { Request } from "./making.ts";
import type { Ask, Refused, Report, Tell } from "./protocol.ts";

/** Rows of lines go in pieces, so that the page takes none of them at a stretch that can be felt. */
const ROWS_AT_ONCE = 200;
/** Rows that go with the answer itself. */
const ROWS_AT_FIRST = 50;

/** What is used of the worker's global scope, which the types of pages do not know. */
declare const self: {
  postMessage(message: Tell): void;
  onmessage: ((event: MessageEvent<Ask | Request>) => void) | null;
};

function tell(message: Tell): void {
  self.postMessage(message);
}

async function answer(ask: Ask | Request): Promise<void> {
  if ("ticket" in ask) {
    const { made } = await import("./making.ts");
    return tell({ kind: "made", ticket: ask.ticket, made: await made(ask).catch(() => undefined) });
  }
  switch (ask.kind) {
    case "warm up":
      return tell({ kind: "ready", report: await warmedUp(ask) });
    case "judge": {
      const { id, file, settings } = ask;
      await checked(ask, listenerOf(id)).catch(() => {
        tell({ kind: "answer", id, answer: brokenOff(file.name, settings) });
      });
      return tell({ kind: "done", id });
    }
    case "tally": {
      const { id, settings } = ask;
      const { broken, tallied } = await import("./making.ts");
      tell({ kind: "tallied", id, tally: await tallied(ask).catch(() => broken(settings)) });
      return tell({ kind: "done", id });
    }
  }
}

/** The report on the file that is judged for nobody. */
async function warmedUp(ask: Ask): Promise<Report | undefined> {
  let report: Report | undefined;
  const answer = (it: Report | Refused) => {
    if (it.kind === "report") report = it;
  };
  await checked(ask, { stage: () => {}, answer, repaired: () => {} }).catch(() => undefined);
  return report;
}

function listenerOf(id: number): Listener {
  return {
    stage: (stage) => tell({ kind: "stage", id, stage }),
    answer: (answer) => answer.kind === "refused" ? tell({ kind: "answer", id, answer }) : inPieces(id, answer),
    repaired: (repairing) => tell({ kind: "repaired", id, repairing }),
  };
}

function inPieces(id: number, report: Report): void {
  const { sheet } = report;
  const lines = sheet.sections.find((section) => section.id === "lines");
  const rows = lines?.rows ?? [];
  const sections = sheet.sections.map((it) => it === lines ? { ...it, rows: rows.slice(0, ROWS_AT_FIRST) } : it);
  tell({ kind: "answer", id, answer: { ...report, sheet: { ...sheet, sections } } });
  for (let at = ROWS_AT_FIRST; at < rows.length; at += ROWS_AT_ONCE) {
    tell({ kind: "lines", id, rows: rows.slice(at, at + ROWS_AT_ONCE) });
  }
}

self.onmessage = ({ data }) => void answer(data);
