/** The page of error codes in a language. */
import type { Language } from "../../engine/locales.ts";
import type { OnPage } from "./on_page.ts";
import { onPage as german } from "./problem_pages_de.ts";
import { onPage as french } from "./problem_pages_fr.ts";
import { type ProblemCode, problems } from "./problems.ts";

const others = { de: german, fr: french } as const;

/** The rows of the page in a language, by their codes. */
export function problemsIn(language: Language): Readonly<Record<string, OnPage & { readonly status: number }>> {
  if (language === "en") return problems;
  const said = others[language];
  const codes = Object.keys(problems).filter((it): it is ProblemCode => Object.hasOwn(problems, it));
  return Object.fromEntries(codes.map((code) => [code, { status: problems[code].status, ...said[code] }]));
}
