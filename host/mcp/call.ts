/** A call of a tool, from its arguments to its result. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Facts } from "../metering/allowance.ts";
import { noKey } from "../metering/identify.ts";
import type { Input, Operation, Result } from "../operations/operation.ts";
import type { Received, Request } from "../operations/perform.ts";
import { Problem } from "../domain/problems.ts";
import { StoreBusyError } from "../stores/busy.ts";
import { answerOf, errorOf, type Left } from "./answer.ts";
import { type Arguments, type ReadFile, type Taken, taken, type Taking } from "./arguments.ts";
import { isFields } from "../kit/fields.ts";
import { nextTurn } from "../kit/turn.ts";
import { standAsIs } from "./long_texts.ts";
import type { Call, Tool } from "./tool.ts";

/** Who calls, and what calls are done with. */
export interface Caller extends Taking {
  /** Has an operation done, and metered where documents are counted. */
  readonly perform: (
    operation: Operation,
    request: Pick<Request, "key" | "receive" | "say" | "signal">,
  ) => Promise<Result | Problem>;
  /** Has an operation done beside one that was paid for. */
  readonly alongside: (operation: Operation, received: Received, signal: AbortSignal) => Promise<Result | Problem>;
  /** What stands for a long text in a result, where that is put in when the answer is sent. */
  readonly stand?: Call["stand"];
  /** The key that the connection has. */
  readonly key: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Where paths can stand for documents: what reads them, within what a client answers to roots/list, if it has roots. */
  readonly files?: { readonly reader: (roots: unknown) => ReadFile };
  /** Called with what was thrown where no caller can be told why. */
  readonly onFault: (error: unknown) => void;
}

/** Never throws: what goes wrong is a result that says so. */
export async function call(caller: Caller, tool: Tool, given: Arguments, signal: AbortSignal): Promise<CallToolResult> {
  try {
    const done = await performed(caller, tool, given, signal);
    return done instanceof Problem ? errorOf(done, caller) : done;
  } catch (error) {
    if (error instanceof StoreBusyError) return errorOf(new Problem("store_busy", BUSY), caller);
    caller.onFault(error);
    return errorOf(new Problem("internal_error", "The server could not answer, and nothing was charged."), caller);
  }
}

const BUSY = "The store is busy: it is locked or out of reach.";

async function performed(
  caller: Caller,
  tool: Tool,
  given: Arguments,
  signal: AbortSignal,
): Promise<CallToolResult | Problem> {
  const { operation } = tool;
  const key = keyGiven(given) ?? caller.key;
  // Where there is no service, there is none to have a key of, and the operation says so.
  if (key === undefined && caller.baseUrl !== undefined && tool.needsKey?.(given) === true) return noKey();
  // Nothing is kept waiting for a key that a wrong call would not have needed.
  let read: Taken | undefined;
  let left: Left = operation.cost > 0 ? null : undefined;
  const say = (facts: Facts | undefined) => void (left = facts ?? null);
  let again: Input | undefined;
  const receive = async () => {
    const received = await taken(tool, given, caller);
    if (received instanceof Problem) return received;
    read = received;
    // The work takes the bytes away.
    if (tool.alongside === true) again = copyOf(received.input);
    return received;
  };
  const done = await caller.perform(operation, { key, receive, say, signal });
  if (done instanceof Problem || read === undefined) return done instanceof Problem ? done : internal();
  const { lang, plain } = read;
  const known = read;
  const alongside = async (more: Operation) => {
    const result = again === undefined ? undefined : await caller.alongside(more, { ...known, input: again }, signal);
    return result instanceof Problem ? undefined : result;
  };
  // Of many results that come at once, each has its own turn: what is shown of a large one takes milliseconds.
  await nextTurn();
  return answerOf(
    done,
    await tool.show(done, { lang, arguments: plain, stand: caller.stand ?? standAsIs, alongside }),
    left,
    lang,
  );
}

/** Bytes of a document that is looked at twice: more would take too long. */
const MOST_TWICE = 262_144;

function copyOf(input: Input): Input | undefined {
  if (!("document" in input) || input.document.bytes.length > MOST_TWICE) return undefined;
  return { ...input, document: { ...input.document, bytes: input.document.bytes.slice() } };
}

/** The key that a call names itself, where its tool has such an argument. */
function keyGiven(given: Arguments): string | undefined {
  return isFields(given) && typeof given["key"] === "string" ? given["key"] : undefined;
}

function internal(): Problem {
  return new Problem("internal_error", "The arguments were not read.");
}
