/** Colour for people at a terminal: the words of the report, never what comes out of a file. */

/** Paints a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** SGR codes (ECMA-48) to begin and to end with. */
const styles = {
  good: [32, 39],
  fatal: [31, 39],
  warning: [33, 39],
  information: [36, 39],
  faint: [2, 22],
  strong: [1, 22],
} as const;

export type Style = keyof typeof styles;

export const plain: Paint = (_, text) => text;

export const colours: Paint = (style, text) => {
  const [begin, end] = styles[style];
  return text === "" ? "" : `\x1b[${begin}m${text}\x1b[${end}m`;
};
