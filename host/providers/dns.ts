/**
 * DNS by its own packets (RFC 1035), since the runtime's resolver neither tells that a name does not exist from a server that
 * failed, nor gives the raw answer. Over UDP, from a port and with an id that nobody can guess; over TCP where the answer was cut.
 */
import { Buffer } from "node:buffer";
import { createSocket } from "node:dgram";
import { createConnection } from "node:net";
// @ts-types="./dns_packet.d.ts"
import { decode, type Decoded, encode, type PacketAnswer, RECURSION_DESIRED } from "dns-packet";
import { canonicalAddress } from "../kit/addresses.ts";
import { joined } from "../../engine/model/bytes.ts";
import { type Provider, Unanswered } from "../domain/answer.ts";

export interface DnsServer {
  /** An IP address. */
  readonly address: string;
  readonly port: number;
}

export type RecordType = "NAPTR" | "CNAME";

export interface DnsQuestion {
  readonly provider: Provider;
  readonly name: string;
  readonly type: RecordType;
  /** For an answer by UDP before the question is sent again, in milliseconds. */
  readonly patience: number;
  readonly signal: AbortSignal;
}

export interface DnsAnswer {
  /** Whether the name exists at all. */
  readonly exists: boolean;
  readonly answers: readonly PacketAnswer[];
  /** As it came. */
  readonly raw: Uint8Array<ArrayBuffer>;
}

/** Asks a server. Throws Unanswered for all but an answer, or that there is no such name. */
export async function askDns(server: DnsServer, question: DnsQuestion): Promise<DnsAnswer> {
  const [id = 0] = crypto.getRandomValues(new Uint16Array(1));
  const query = Uint8Array.from(encode({
    type: "query",
    id,
    flags: RECURSION_DESIRED,
    questions: [{ name: question.name, type: question.type }],
  }));
  const first = await byDatagram(server, query, question, id);
  const whole = decoded(first)?.flag_tc === true ? await byStream(server, query, question, id) : first;
  return answerIn(whole, question);
}

function answerIn(raw: Uint8Array<ArrayBuffer>, { provider }: DnsQuestion): DnsAnswer {
  const packet = decoded(raw);
  switch (packet?.flag_tc === true ? undefined : packet?.rcode) {
    case "NOERROR":
      return { exists: true, answers: packet?.answers ?? [], raw };
    case "NXDOMAIN":
      return { exists: false, answers: [], raw };
    case "SERVFAIL":
      throw new Unanswered(provider, "dns_servfail");
    case "REFUSED":
      throw new Unanswered(provider, "dns_refused");
    default:
      throw new Unanswered(provider, "dns_answer");
  }
}

function decoded(raw: Uint8Array): Decoded | undefined {
  try {
    return decode(Buffer.from(raw));
  } catch {
    return undefined;
  }
}

/** Whether bytes are an answer to this very question; names compare without case. */
function isAnswer(raw: Uint8Array, id: number, { name, type }: DnsQuestion): boolean {
  const packet = decoded(raw);
  const [asked, ...more] = packet?.questions ?? [];
  return packet !== undefined && packet.type === "response" && packet.id === id && more.length === 0 &&
    asked !== undefined && asked.type === type && asked.name.toLowerCase() === name.toLowerCase();
}

/** Sends the question up to twice. What does not come from the server, or answers something else, is not looked at. */
async function byDatagram(
  { address, port }: DnsServer,
  query: Uint8Array,
  question: DnsQuestion,
  id: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { provider, patience } = question;
  const socket = createSocket(address.includes(":") ? "udp6" : "udp4");
  const server = canonicalAddress(address);
  const end = ending<Uint8Array<ArrayBuffer>>(question);
  const send = () =>
    socket.send(query, port, address, (error) => error && end.fail(new Unanswered(provider, "connection", true)));
  socket.on("error", () => end.fail(new Unanswered(provider, "connection", true)));
  socket.on("message", (message, from) => {
    const isServer = canonicalAddress(from.address) === server && from.port === port;
    if (isServer && isAnswer(message, id, question)) end.done(Uint8Array.from(message));
  });
  const again = setTimeout(send, patience);
  try {
    socket.once("listening", send);
    socket.bind({ address: nearestTo(address), port: 0 });
    return await end.promise;
  } finally {
    clearTimeout(again);
    end.over();
    socket.close();
  }
}

/** What to listen on for answers of a server: of one on this machine, nobody beyond it can send any. */
function nearestTo(server: string): string {
  if (server.includes(":")) return server === "::1" ? server : "::";
  return server.startsWith("127.") ? "127.0.0.1" : "0.0.0.0";
}

/** The same over TCP: two bytes of length before each message (RFC 1035, 4.2.2). */
async function byStream(
  { address, port }: DnsServer,
  query: Uint8Array,
  question: DnsQuestion,
  id: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const lost = () => new Unanswered(question.provider, "connection", true);
  const end = ending<Uint8Array<ArrayBuffer>>(question);
  const socket = createConnection({ host: address, port });
  let [pieces, size]: [readonly Uint8Array[], number] = [[], 0];
  socket.on("connect", () => socket.write(Uint8Array.of(query.length >> 8, query.length & 255, ...query)));
  socket.on("data", (piece: Uint8Array) => {
    [pieces, size] = [[...pieces, piece], size + piece.length];
    const bytes = joined(pieces);
    const length = ((bytes[0] ?? 0) << 8) + (bytes[1] ?? 0);
    if (size < length + 2) return;
    const message = bytes.slice(2, length + 2);
    if (isAnswer(message, id, question)) end.done(message);
    else end.fail(new Unanswered(question.provider, "dns_answer"));
  });
  socket.on("error", () => end.fail(lost()));
  socket.on("close", () => end.fail(lost()));
  try {
    return await end.promise;
  } finally {
    end.over();
    socket.destroy();
  }
}

/** A promise that is kept once, or fails when the time is over. */
function ending<T>({ provider, signal }: DnsQuestion) {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const stop = () => reject(new Unanswered(provider, "timeout"));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return { promise, done: resolve, fail: reject, over: () => signal.removeEventListener("abort", stop) };
}
