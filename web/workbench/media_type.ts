/** The media type that a file is sent as, by its name. */
const types: readonly (readonly [ending: string, type: string])[] = [
  [".json", "application/json"],
  [".pdf", "application/pdf"],
];

export function mediaTypeOf(name: string): string {
  const lower = name.toLowerCase();
  return types.find(([ending]) => lower.endsWith(ending))?.[1] ?? "application/xml";
}
