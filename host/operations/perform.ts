/**
 * An operation for a caller: who asks, how fast and how much they may, the work, the charge. HTTP, and whatever else takes
 * requests, bring theirs and translate what comes out; so all of them meter as one.
 */
import type { EngineFault } from "../../engine/mod.ts";
import type { Windows } from "../domain/limits.ts";
import type { Language } from "../documents/locales.ts";
import { faultEntry, type LogEntry, providerEntry } from "../domain/log_entry.ts";
import { admit, type Metering, needAllowance, type Say, settle } from "../metering/allowance.ts";
import { identified, payerIn, rememberedIn } from "../metering/identify.ts";
import { repeated, unusable } from "../metering/repeats.ts";
import { type Counts, tooMany } from "../metering/window.ts";
import { Problem } from "../domain/problems.ts";
import type { Provider } from "../domain/answer.ts";
import type { Content } from "../kit/secrets.ts";
import type { Account } from "../stores/accounts.ts";
import type { Stores } from "../stores/stores.ts";
import type { Ticket } from "../stores/idempotency.ts";
import type { Payer } from "../stores/payers.ts";
import { addRecord, type Draft, type RecordPlace } from "../stores/records.ts";
import type { Input, Operation, Result, World } from "./operation.ts";

/** A service as operations see it. */
export interface Performing extends World, Metering {
  /** Whether allowances and the pace apply (METERING). */
  readonly metering: boolean;
  readonly windows: Windows<Counts>;
  readonly stores: Stores;
  readonly baseUrl: string;
  /** Takes an entry for each fault of the engine that an answer only mentions. */
  readonly log?: (entry: LogEntry) => void;
}

/** What a request brings once it is let in. */
export interface Received {
  readonly input: Input;
  /** What the request brings, as its bytes. */
  readonly body: Content;
  readonly lang: Language;
}

export interface Request {
  /** Tells it from others that are on the way; where no account does, requests take turns by it. */
  readonly id: string;
  readonly address: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** The key as it was sent. */
  readonly key: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Whether it comes with others, of which all at once would hold up who else asks. */
  readonly apart?: boolean;
  /** Reads the request. Asked when its sender may have it read; a Problem where it cannot be. */
  receive(): Promise<Received | Problem>;
  /** Called with the state of the allowance each time it changes. */
  readonly say: Say;
}

/** Has an operation done. Only what is handed back as a result was charged. */
export async function perform(
  service: Performing,
  operation: Operation,
  request: Request,
): Promise<Result | Problem> {
  const wait = operation.window === undefined ? 0 : service.windows[operation.window].take(request.address);
  if (wait > 0) return tooMany(wait);
  const isMetered = operation.cost > 0;
  const isKeyed = operation.key && (service.metering || !isMetered);
  if (isKeyed && isMetered) return await metered(service, operation, request);
  const account = isKeyed ? await identified(service.stores, request.key) : undefined;
  return account instanceof Problem ? account : await unmetered(service, operation, account, request);
}

async function unmetered(
  service: Performing,
  operation: Operation,
  account: Account | undefined,
  request: Request,
): Promise<Result | Problem> {
  const { idempotencyKey, receive } = request;
  const received = await receive();
  if (received instanceof Problem) return received;
  const isUsed = operation.cost > 0 || operation.secret === true;
  const wrong = isUsed && idempotencyKey !== undefined ? unusable(idempotencyKey) : undefined;
  const result = wrong ?? await run(service, operation, account, { ...request, ...received });
  return result instanceof Problem ? result : withRecord(result, await recordFree(service, result.draft), service);
}

/** What is answered, and whether the store has said meanwhile whose key it is and what is left. */
interface Answered {
  readonly result: Result | Problem;
  readonly isSettled: boolean;
}

/**
 * Who pays is remembered, and the charge checks it. An answer that is charged to nobody is given to who may have it by the store,
 * and says what is left by it.
 */
async function metered(service: Performing, operation: Operation, request: Request): Promise<Result | Problem> {
  const remembered = rememberedIn(service.stores, request.key);
  const payer = remembered ?? await payerIn(service.stores, request.key);
  if (payer instanceof Problem) return payer;
  const { result, isSettled } = await worked(service, operation, payer, request);
  if (remembered === undefined || isSettled) return result;
  const now = await payerIn(service.stores, request.key);
  request.say(now instanceof Problem ? undefined : now.seen);
  return now instanceof Problem ? now : result;
}

async function worked(
  service: Performing,
  operation: Operation,
  { account: payer, seen: read, held }: Payer,
  request: Request,
): Promise<Answered> {
  const { idempotencyKey, receive, say } = request;
  const unsettled = (result: Result | Problem): Answered => ({ result, isSettled: false });
  const entrance = { paced: operation.paced, repeatable: idempotencyKey !== undefined, seen: read };
  const seen = await admit(service, payer, entrance, say);
  if (seen instanceof Problem) return unsettled(seen);
  const received = await receive();
  if (received instanceof Problem) return unsettled(received);
  const ticket = await ticketFor(service, operation, payer, request, received);
  if (ticket instanceof Problem) return unsettled(ticket);
  // Known before the work, which may take the bytes away.
  const size = received.body.length;
  const result = await run(service, operation, payer, { ...request, ...received });
  const isFree = result instanceof Problem || result.outcome === "refused" || result.cost === 0;
  // What is handed to nobody costs nothing.
  const isGone = request.signal.aborted;
  const settled = isFree || isGone
    ? undefined
    : await settle(service, payer, { ticket, draft: result.draft, seen, held }, say);
  const isPaid = settled !== undefined && !(settled instanceof Problem) && !settled.repeat;
  const wasWork = !(result instanceof Problem && result.code === "busy");
  if (!isPaid && wasWork && operation.paced) service.buckets.spend(payer.id, size);
  if (isFree) return unsettled(result);
  if (isGone) return unsettled(new Problem("busy", "Nobody waits for this answer any more. Nothing was charged."));
  const answer = settled instanceof Problem ? settled : withRecord(result, settled?.record, service);
  return { result: answer, isSettled: true };
}

/** Stores a record where nothing is metered. */
async function recordFree({ stores }: Performing, draft: Draft | undefined): Promise<RecordPlace | undefined> {
  if (draft === undefined) return undefined;
  await addRecord(stores.kv.atomic(), draft).commit();
  return draft.record;
}

function withRecord(result: Result, record: RecordPlace | undefined, { baseUrl }: Performing): Result {
  const { content } = result;
  if (record === undefined || !("json" in content)) return result;
  const { id, expires } = record;
  const place = { id, url: `${baseUrl}/r/${id}`, json: `${baseUrl}/v1/records/${id}`, expires };
  return { ...result, content: { json: { ...content.json, record: place } } };
}

/** The request by its Idempotency-Key, if it has one: a repeat costs nothing, and is done though nothing is left. */
async function ticketFor(
  service: Performing,
  { id: operation }: Operation,
  payer: Account,
  { idempotencyKey, say }: Request,
  { body, input: { options } }: Received,
): Promise<Ticket | Problem | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const wrong = unusable(idempotencyKey);
  if (wrong !== undefined) return wrong;
  // Read before the repeat: where the last document of the allowance is that of this very request, it is known as charged.
  const refused = await needAllowance(service, payer);
  const known = await repeated(service.stores, payer, idempotencyKey, { body, operation, options });
  if (known instanceof Problem) return known;
  if (known.isRepeat || refused === undefined) return known.ticket;
  // It may be another than was said when the request came in, which was before its body was read.
  say(refused.facts);
  return refused.problem;
}

async function run(
  service: Performing,
  operation: Operation,
  account: Account | undefined,
  { id, address, signal, apart, key, input, lang, idempotencyKey, body }: Request & Received,
): Promise<Result | Problem> {
  const now = new Date(service.stores.clock());
  // Of those whom nobody knows, an address has its turns and not each of its requests; where none is metered, all are one's own.
  const asker = { account: account?.id ?? (service.metering ? address : id), signal, apart };
  const onFault = ({ at, cause }: EngineFault) => service.log?.(faultEntry(cause, id, service.stores.clock(), at));
  const onUnavailable = (provider: Provider) => service.log?.(providerEntry(provider, id, service.stores.clock()));
  const repeatable = operation.secret === true && idempotencyKey !== undefined ? { idempotencyKey, body } : undefined;
  return await operation.run(
    { world: service, account, key, repeatable, address, now, lang, asker, onFault, onUnavailable },
    input,
  );
}
