/** An entry of its own: any invoice that can be read, as a page or as text. */
export { htmlOf } from "./html.ts";
export { type Entry, type Note, type Outline, outlineOf, type Part } from "./outline.ts";
export { textOf } from "./text.ts";
export { viewWords } from "./words.ts";
