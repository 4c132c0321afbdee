/// <reference lib="dom" />
/** Hands over a copy that was made, under a name that says how far it has come. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import { filled } from "../texts/filled.ts";
import type { Saved } from "../worker/protocol.ts";
import { save } from "./save.ts";

/** Whether the copy is the file itself, accepted, or has something left to fix. */
export type State = "unchanged" | "accepted" | "unfinished";

/** Returns the announcement for those who do not see the browser's own notice. */
export function saveCopy(saved: Saved | undefined, state: State, said: RepairTexts): string {
  if (saved === undefined) return said.notSaved;
  const { name, content, beside } = saved;
  const dot = name.lastIndexOf(".");
  const as = state === "unchanged" ? name : `${name.slice(0, dot)}.${said.savedAs[state]}${name.slice(dot)}`;
  save(as, content);
  return beside === undefined ? filled(said.saving, as) : said.beside[beside];
}
