/** What a value that a caller hands over has to be, and what one is called that is not. */
import { quote } from "../../engine/model/said.ts";

export interface Wanted {
  readonly is: (value: unknown) => boolean;
  readonly words: string;
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

export const caps: Wanted = {
  is: (value) => isObject(value) && !Array.isArray(value) && Object.values(value).every(isCap),
  words: "an object of whole numbers from 0",
};

function isCap(value: unknown): boolean {
  return value === undefined || (typeof value === "number" && Number.isInteger(value) && value >= 0);
}

export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return `${value}`;
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object") return `a ${typeof value}`;
  return Array.isArray(value) ? "a list" : "an object";
}
