/** The wording of what is found about a container, in a language. */
import type { Marks } from "../../model/said.ts";
import type { CheckId, ContainerRule } from "./checks.ts";

export interface ContainerText {
  /** `{actual}` and `{expected}` stand for values. */
  readonly message: string;
  /** The message where nothing is stated at all. */
  readonly absent?: string;
  /** What Factur-X requires of any such PDF. */
  readonly requires: string;
  readonly fix: string;
}

export interface ContainerWords {
  readonly quotes: Marks;
  readonly missing: string;
  readonly checks: Readonly<Record<CheckId, ContainerText>>;
  /** What each rule is about, for who asks for it without a document. */
  readonly rules: Readonly<Record<ContainerRule, { readonly message: string; readonly fix: string }>>;
}
