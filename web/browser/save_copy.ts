/// <reference lib="dom" />
/** Hands over a copy that was made, under a name that says how far it has come. */
import type { MendingTexts } from "../texts/mending/texts.ts";
import type { Made } from "../worker/protocol.ts";
import { save } from "./save.ts";

/** Whether the copy is the file itself, accepted, or has something left to fix. */
export type State = "unchanged" | "accepted" | "unfinished";

/** Returns what is to be said of it; "" where that is nothing. */
export function saveCopy({ saved }: Made, state: State, said: MendingTexts): string {
  if (saved === undefined) return said.notSaved;
  const { name, content, beside } = saved;
  const dot = name.lastIndexOf(".");
  save(state === "unchanged" ? name : `${name.slice(0, dot)}.${said.savedAs[state]}${name.slice(dot)}`, content);
  return beside === undefined ? "" : said.beside[beside];
}
