/** Wording of the rules of CIUS-PT. */
import type { Text } from "../text.ts";

export const portugal: Readonly<Record<string, Text>> = {};
