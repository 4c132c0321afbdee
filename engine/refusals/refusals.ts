/** What is said of a file that is not read, by the code of its refusal. The engine itself says it in English. */
import type { Named, XmlCode } from "../xml/refusal.ts";

/** XML by its finer code, or by what it is where that is well known (`{name}`), JSON by its error. */
export type RefusalCode = XmlCode | Named["as"] | "bad_request" | "payload_too_large";

export type Refusals = Readonly<Record<RefusalCode, string>>;
