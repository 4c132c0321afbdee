/** What strict mode says beyond the rules of default mode, in French. */
import type { OfficialWords } from "../locale.ts";
import { facturxWording as facturx } from "./facturx.ts";
import { schemaKinds as schema } from "./schema_kinds.ts";
import { strictTexts as rules } from "./strict.ts";
import { elementWording as elements } from "./elements.ts";

export const official: OfficialWords = { schema, elements, rules, facturx };
