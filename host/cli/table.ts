/** Lines with their cells in columns. */

export function table(head: readonly string[], cells: readonly (readonly string[])[]): string {
  const lines = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) => `${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ").trimEnd()}\n`).join("");
}
