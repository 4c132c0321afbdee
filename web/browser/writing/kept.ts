/// <reference lib="dom" />
/** What is kept of writing, in this browser alone: the draft, and, if the person wants that, own data, customers, items. */
import { type Draft, draftOf } from "../../writing/draft.ts";
import { freshDraft } from "../../writing/following.ts";
import { nothingRemembered, type Remembered, rememberedIn } from "../../writing/remembered.ts";
import { keep, kept } from "../preferences.ts";

/** What somebody begins with: today, and what is remembered. */
export function newDraft(remembered: Remembered | undefined): Draft {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
  return freshDraft(day, remembered ?? nothingRemembered);
}

export function keptDraft(): Draft | undefined {
  return draftOf(read("draft"));
}

/** False where the browser does not keep it. */
export function keepDraft(draft: Draft | undefined): boolean {
  return write("draft", draft?.kept());
}

/** Undefined where the person does not want anything to be remembered. */
export function keptRemembered(): Remembered | undefined {
  const remembered = read("remembered");
  return remembered === undefined ? undefined : rememberedIn(remembered);
}

export function keepRemembered(remembered: Remembered | undefined): void {
  write("remembered", remembered);
}

function read(name: "draft" | "remembered"): unknown {
  try {
    return JSON.parse(kept(name) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Nothing takes the place of what is to be forgotten. */
function write(name: "draft" | "remembered", value: object | undefined): boolean {
  return keep(name, value === undefined ? "" : JSON.stringify(value));
}
