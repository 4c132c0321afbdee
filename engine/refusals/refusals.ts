/** What is said of a file that is not read, by the code of its refusal. The engine itself says it in English. */
import type { XmlCode } from "../xml/refusal.ts";

/** XML by its finer code, JSON by its error. */
export type RefusalCode = XmlCode | "bad_request" | "payload_too_large";

export type Refusals = Readonly<Record<RefusalCode, string>>;
