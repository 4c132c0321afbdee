/// <reference lib="dom" />
/** What checks invoices on a page: brings the page, the worker and the service worker together. */
import type { LanguageTag } from "../texts/languages.ts";
import { followDrops } from "./drops.ts";
import { followLanguage } from "./language.ts";
import { keepOffline } from "./offline.ts";
import { Validator } from "./validator.ts";

/** Written by the build: the worker's script beside this one. */
declare const WORKER: string;

/** No network is needed once the service worker serves the page and a worker that has loaded everything. */
function warm(): void {
  if (navigator.serviceWorker?.controller) document.documentElement.dataset["offline"] = "ready";
}

/** `speak` is called with the language first, and whenever another is chosen. */
export function checkingPage(speak: (tag: LanguageTag) => Promise<void> | void = () => {}): Validator {
  const validator = new Validator(() => new Worker(new URL(WORKER, import.meta.url), { type: "module" }), warm);
  followDrops((files) => validator.check(files));
  void followLanguage(async (texts, tag) => {
    await speak(tag);
    validator.speak(texts, tag);
  });
  // A worker that was made before is not served by the service worker: a new one is, so that it needs no network.
  keepOffline(() => validator.checker.renew());
  return validator;
}
