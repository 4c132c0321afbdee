/** The engine as a script for V8 inside of a JVM: `faktlint.ask(question, document)` keeps its answer in `faktlint.answer`. */
import { answer, type Ask } from "./mod.ts";

let last: string | undefined;

Object.defineProperty(globalThis, "faktlint", {
  value: {
    /** The question as JSON, as a process is asked (child.ts); a document that comes as text is asked about as text. */
    ask(question: string, document: string | Uint8Array): Promise<void> {
      last = undefined;
      const ask: Ask = JSON.parse(question);
      return answer(ask, document).then((given) => {
        last = given;
      });
    },
    /** The answer to the last question as JSON; undefined until it is there. */
    get answer() {
      return last;
    },
  },
});
