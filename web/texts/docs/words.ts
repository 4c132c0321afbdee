/** What the pages of the API say around the texts of the OpenAPI document. "{0}" is replaced by the argument. */

/** What is to be done with a program, by its id. */
export type TaskId = "check" | "print" | "read";

interface TaskWords {
  readonly title: string;
  readonly about: string;
}

/** The limits of the service that have a row of their own. */
export type LimitName =
  | "pace"
  | "body"
  | "characters"
  | "work"
  | "questions"
  | "recordReads"
  | "verifications"
  | "signups"
  | "rotations"
  | "purchases"
  | "claims"
  | "feedback"
  | "messages";

export interface DocsWords {
  readonly title: string;
  readonly description: string;
  readonly chapters: string;
  readonly onThisPage: string;
  readonly previous: string;
  readonly next: string;
  readonly parts: Readonly<Record<"start" | "operations" | "data", string>>;
  readonly facts: Readonly<Record<"server" | "authentication" | "version" | "downloads" | "errors" | "speed", string>>;
  readonly sendHeader: string;
  readonly openapi: string;
  readonly postman: string;
  readonly toErrors: string;
  readonly toSpeed: string;
  /** Of the buttons beside programs. */
  readonly copy: Readonly<Record<"copy" | "copied" | "notCopied", string>>;
  /** The names of the groups of operations, by their tags. */
  readonly groups: Readonly<Record<string, string>>;
  readonly operation: Readonly<
    Record<
      | "deprecated"
      | "noKey"
      | "needsKey"
      | "parameters"
      | "parameter"
      | "field"
      | "type"
      | "description"
      | "required"
      | "body"
      | "optionalBody"
      | "request"
      | "with"
      | "answers"
      | "exampleOf",
      string
    >
  >;
  /** Where a parameter is sent. */
  readonly places: Readonly<Record<string, string>>;
  readonly types: Readonly<
    Record<"any" | "none" | "or" | "and" | "arrayOf" | "arrayEach" | "objectEach" | "fields" | "each", string>
  >;
  /** By the keyword of JSON Schema. */
  readonly limits: Readonly<Record<string, string>>;
  readonly invoice: Readonly<Record<"title" | "lead", string>>;
  readonly schemas: Readonly<Record<"title" | "lead" | "here", string>>;
  readonly quickstart: Readonly<Record<"title" | "key" | "getKey" | "keep" | "keepKey" | "run", string>>;
  readonly tasks: Readonly<Record<TaskId, TaskWords>>;
  readonly errors: {
    readonly title: string;
    readonly lead: readonly string[];
    readonly ways: readonly string[];
    readonly all: string;
    readonly columns: readonly [status: string, code: string, when: string, then: string];
  };
  readonly repeats: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly limited: {
    readonly title: string;
    readonly lead: string;
    readonly plans: string;
    readonly planColumns: readonly [plan: string, documents: string];
    readonly counted: string;
    readonly columns: readonly [what: string, limit: string];
    readonly rows: Readonly<Record<LimitName, string>>;
    /** {0} within {1}, which is one of `times`. */
    readonly within: string;
    readonly times: Readonly<Record<"second" | "minute" | "day", string>>;
    readonly perSecond: string;
    readonly megabytes: string;
    readonly seconds: string;
    readonly without: string;
    readonly told: string;
  };
  readonly agents: {
    readonly title: string;
    readonly lead: readonly string[];
    readonly connect: string;
    readonly client: string;
    readonly columns: readonly [tool: string, what: string, key: string, documents: string];
    readonly yes: string;
    readonly no: string;
    /** What each tool does, by its name. */
    readonly tools: Readonly<Record<string, string>>;
    readonly results: readonly string[];
  };
}
