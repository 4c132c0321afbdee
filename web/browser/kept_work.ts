/** Files, answers and choices, kept in this browser alone, so that closing or reloading the page loses nothing. */
import { clear, createStore, getMany, setMany } from "idb-keyval";
import { type Asked, nothingAsked } from "../worker/repaired.ts";
import { isLanguageTag } from "../texts/languages.ts";
import { notKept } from "../texts/not_kept.ts";
import { isFields } from "../writing/json_fields.ts";
import type { ChosenFiles, Work } from "./chosen_files.ts";

/** Bytes of all files: more than that stays where it came from. */
const MOST_BYTES = 200_000_000;

let opened: ReturnType<typeof createStore> | undefined;
/** Opened once: each store holds a connection of its own. */
const store = () => opened ??= createStore("faktlint", "work");

/** What was written last: files are written where they are others alone, because they may be large. */
let written: readonly File[] = [];

/** False where there are more than is kept; it rejects where the browser has no room. */
export async function keepWork({ all, left, shown }: ChosenFiles): Promise<boolean> {
  const files = all.map(({ file }) => file);
  if (files.reduce((sum, it) => sum + it.size, 0) > MOST_BYTES) {
    await forgetWork();
    return false;
  }
  const asked = all.map((it) => it.asked === nothingAsked ? null : it.asked);
  const about: About = { left, asked, shown: all.findIndex((it) => it === shown), files: files.length };
  const areNew = files.length !== written.length || files.some((it, at) => it !== written[at]);
  await setMany(areNew ? [["files", files], ["about", about]] : [["about", about]], store());
  written = files;
  return true;
}

/** What is said then, in the language of the page. */
export function noRoom(language: string): string {
  return isLanguageTag(language) ? notKept[language] : notKept.en;
}

/** Undefined where nothing is kept, or it cannot be read. */
export async function keptWork(): Promise<Work | undefined> {
  const [files, about] = await getMany<unknown>(["files", "about"], store());
  if (!isFiles(files) || !isAbout(about) || about.files !== files.length) return undefined;
  written = files;
  return { ...about, files };
}

export async function forgetWork(): Promise<void> {
  written = [];
  await clear(store());
}

type About = Omit<Work, "files"> & { readonly files: number };

function isFiles(value: unknown): value is readonly File[] {
  return Array.isArray(value) && value.length > 0 && value.every((it) => it instanceof File);
}

/** This page wrote it; an older one may have written it otherwise. */
function isAbout(value: unknown): value is About {
  if (!isFields(value)) return false;
  const { left, shown, files, asked } = value;
  return [left, shown, files].every((it) => typeof it === "number") &&
    Array.isArray(asked) && asked.length === files && asked.every((it) => it === null || isAsked(it));
}

function isAsked(value: unknown): value is Asked {
  return isFields(value) && Array.isArray(value["accept"]) && isFields(value["answers"]);
}
