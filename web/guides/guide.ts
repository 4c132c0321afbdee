/** What a guide is given: a chapter that people wrote, with what the service says of itself in it. */
import type { FC } from "hono/jsx";
import type { DocsWords, LimitName } from "../texts/docs/words.ts";
import type { LanguageTag } from "../texts/languages.ts";

export interface ErrorCode {
  readonly status: number;
  readonly when: string;
  readonly then: string;
}

/** A tool for agents. */
export interface ShownTool {
  readonly name: string;
  readonly key: boolean;
  readonly metered: boolean;
}

/** So many in a time, in milliseconds. */
export interface ShownWindow {
  readonly requests: number;
  readonly milliseconds: number;
}

/** What the service allows, as it is configured. */
export interface ServiceFacts {
  /** Whether keys are needed and documents counted. */
  readonly metering: boolean;
  readonly codes: Readonly<Record<string, ErrorCode>>;
  readonly tools: readonly ShownTool[];
  /** Documents a month. */
  readonly plans: Readonly<Record<string, number>>;
  readonly pace: { readonly perSecond: number; readonly burst: number };
  readonly windows: Readonly<Partial<Record<LimitName, ShownWindow>>>;
  /** Bytes of a body, and of one whose request asks for more. */
  readonly body: readonly [usual: number, raised: number];
  readonly characters: number;
  /** Milliseconds. */
  readonly work: number;
}

export interface GuideProps {
  /** Where the service is reached. */
  readonly server: string;
  readonly words: DocsWords;
  readonly language: LanguageTag;
  readonly to: (path: string) => string;
  readonly facts: ServiceFacts;
}

export interface Guide {
  readonly slug: string;
  readonly title: (words: DocsWords) => string;
  readonly View: FC<GuideProps>;
}
