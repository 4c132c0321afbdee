/** The levels of Factur-X, which the standard calls profiles. */
export const levels = ["minimum", "basicwl", "basic", "en16931", "extended"] as const;

export type Level = typeof levels[number];

/** Whether a level promises all of EN 16931, and only adds to it. */
export function isCompliant(level: Level): boolean {
  return level === "basic" || level === "en16931";
}
