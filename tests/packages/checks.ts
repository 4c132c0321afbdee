import { isDeepStrictEqual } from "node:util";

/** What was checked, a line each, and what did not hold. */
export class Checks {
  private failed = 0;
  private count = 0;

  constructor(private readonly name = "packages") {}

  holds(what: string, holds: boolean, detail = ""): void {
    this.count++;
    if (!holds) this.failed++;
    console.log(`${holds ? "holds" : "FAILS"}  ${what}${holds || detail === "" ? "" : `\n       ${detail}`}`);
  }

  equal(what: string, actual: unknown, expected: unknown, detail = ""): void {
    const shown = `${JSON.stringify(actual)} instead of ${JSON.stringify(expected)} ${detail}`;
    this.holds(what, isDeepStrictEqual(actual, expected), shown.slice(0, 2_000));
  }

  /** The exit status. */
  report(): number {
    console.log(`${this.name}: ${this.count - this.failed} of ${this.count} checks hold`);
    return this.failed === 0 ? 0 : 1;
  }
}
