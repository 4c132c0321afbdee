/** The public entry of the engine; the wording in other languages is in locales.ts. */
export * from "./checking.ts";
export {
  generate,
  type Generated,
  type GenerateOptions,
  type GenerateOutcome,
  write,
  writesStrictly,
} from "./write/generate.ts";
