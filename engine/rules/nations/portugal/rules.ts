/** CIUS-PT 2.1.1: the four patterns of its file. What of the first two it has as EN 16931 has it is not here. */
import type { Pattern } from "../../paths/row.ts";
import { model } from "./model.ts";
import { notes } from "./notes.ts";
import { sums } from "./sums.ts";
import { syntax } from "./syntax.ts";
import { values } from "./values.ts";

export const portugal: readonly Pattern[] = [syntax, model, [...values, notes], sums];
