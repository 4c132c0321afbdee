/**
 * The rest of the official rule sets, for strict mode: split payment, XRechnung Extension and CVD with their scenarios, and
 * nations. An entry of its own beside `official.ts`, for whoever asks for strict mode to load.
 */
import type { RuleSet } from "./judge/sets.ts";
import { strictRules } from "./judge/strict_set.ts";

export const officialRules: readonly RuleSet[] = [strictRules];
