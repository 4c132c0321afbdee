/// <reference lib="dom" />
/** The script of the page in which an invoice is written: brings the form and the worker together. */
import { loadRepairTexts } from "../texts/repairs/load.ts";
import { loadWritingTexts } from "../texts/writing/load.ts";
import { Checker } from "./checker.ts";
import { followLanguage, putWords } from "./language.ts";
import { keepOffline } from "./offline.ts";
import { WritingForm } from "./writing/form.ts";

/** Written by the build: the worker's script beside this one. */
declare const WORKER: string;

const nothing = () => {};
const checker = new Checker(
  () => new Worker(new URL(WORKER, import.meta.url), { type: "module" }),
  { told: nothing, warm: nothing, broke: nothing },
  () => Promise.resolve(undefined),
);
const form = new WritingForm(checker);

document.documentElement.dataset["state"] = "working";
keepOffline(nothing);
void followLanguage(async (texts, tag) => {
  const [said, { checkDigits: digits }] = await Promise.all([loadWritingTexts(tag), loadRepairTexts(tag)]);
  putWords("s", said.standing);
  document.title = `Faktlint: ${said.standing.title}`;
  await form.speak({ said, digits }, texts, tag);
});
