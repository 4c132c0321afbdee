/**
 * HTTP to servers that somebody else names. A host is resolved once, its address is checked, and that address is dialled, so
 * that a name that means another address a moment later leads nowhere else. No cookies, no proxies, no redirects.
 */
import http, { type IncomingMessage, type RequestOptions } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { joined } from "../../engine/model/bytes.ts";
import { type Provider, Unanswered } from "../domain/answer.ts";
import { isPublicAddress } from "./public_address.ts";

/** What HTTP needs of the world. */
export interface Web {
  /** The addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Hosts, or hosts with ports, that configuration names: they are asked wherever they are. */
  readonly trusted: readonly string[];
  /** Certificates of authorities beside those of the system, in PEM. */
  readonly authorities?: readonly string[];
  /** Asks at an address that was checked; left out, over the network. */
  readonly send?: (question: Question, address: string) => Promise<Answer>;
}

export interface Question {
  readonly provider: Provider;
  readonly url: URL;
  /** JSON to POST; without it, GET. */
  readonly json?: object;
  readonly accept: string;
  /** Of the body, in bytes. */
  readonly most: number;
  /** Whether the server is named by configuration, and not by somebody's answer. */
  readonly configured?: boolean;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status: number;
  /** In small letters, without parameters. */
  readonly type: string;
  readonly location: string | undefined;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Asks once. Throws Unanswered where nothing comes that is HTTP. */
export async function askHttp(web: Web, question: Question): Promise<Answer> {
  const address = await raced(addressOf(web, question), question);
  return await (web.send === undefined ? sent(web, question, address) : raced(web.send(question, address), question));
}

async function sent(web: Web, question: Question, address: string): Promise<Answer> {
  const { provider, signal } = question;
  const begins = Promise.withResolvers<IncomingMessage>();
  const { json } = question;
  const outgoing = begun(web, question, address);
  const stop = () => outgoing.destroy(new Unanswered(provider, "timeout"));
  signal.addEventListener("abort", stop, { once: true });
  outgoing.once("response", begins.resolve);
  outgoing.on("error", (error) => begins.reject(faultOf(error, question)));
  outgoing.end(json === undefined ? undefined : JSON.stringify(json));
  try {
    const message = await raced(begins.promise, question);
    const body = await raced(bodyOf(message, question), question);
    const { statusCode: status = 0, headers: { location, "content-type": type = "" } } = message;
    return { status, type: type.replace(/;.*/s, "").trim().toLowerCase(), location, body };
  } catch (error) {
    throw faultOf(error, question);
  } finally {
    signal.removeEventListener("abort", stop);
    outgoing.destroy();
  }
}

/** A request that is not sent yet. The runtime may refuse to make any. */
function begun(web: Web, question: Question, address: string) {
  const { request } = question.url.protocol === "https:" ? https : http;
  try {
    return request(optionsFor(web, question, address));
  } catch (error) {
    throw faultOf(error, question);
  }
}

/** The result of some work, or the end of the time there is. */
async function raced<T>(work: Promise<T>, { provider, signal }: Pick<Question, "provider" | "signal">): Promise<T> {
  const over = Promise.withResolvers<never>();
  const stop = () => over.reject(new Unanswered(provider, "timeout"));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  work.catch(() => {});
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

/** The address to dial: the first of the host that may be asked. */
async function addressOf({ resolve, trusted }: Web, { provider, url, configured }: Question): Promise<string> {
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    throw new Unanswered(provider, "address");
  }
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await resolved(resolve, host, provider) : [host];
  const isTrusted = configured === true || trusted.includes(url.hostname) ||
    trusted.includes(`${url.hostname}:${portOf(url)}`);
  const address = addresses.find((it) => isTrusted || isPublicAddress(it));
  if (address === undefined) throw new Unanswered(provider, "address");
  return address;
}

async function resolved(resolve: Web["resolve"], host: string, provider: Provider): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch {
    throw new Unanswered(provider, "connection", true);
  }
}

function portOf({ port, protocol }: URL): number {
  return port === "" ? (protocol === "https:" ? 443 : 80) : +port;
}

function optionsFor({ authorities }: Web, { url, json, accept }: Question, address: string) {
  const host = hostOf(url);
  const options: RequestOptions & { servername?: string; ca?: string[] } = {
    host: address,
    port: portOf(url),
    path: `${url.pathname}${url.search}`,
    method: json === undefined ? "GET" : "POST",
    agent: false,
    headers: {
      host: url.host,
      accept,
      "user-agent": "faktlint",
      connection: "close",
      ...(json === undefined ? {} : { "content-type": "application/json" }),
    },
    // The certificate is held to the name that was asked for, and not to the address (RFC 9110, 4.3.4).
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(authorities === undefined ? {} : { ca: [...authorities] }),
  };
  return options;
}

async function bodyOf(message: IncomingMessage, { provider, most }: Question): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(message.headers["content-length"] ?? 0) > most) throw new Unanswered(provider, "too_large");
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of message) {
    if (!(piece instanceof Uint8Array)) throw new TypeError("bodies are bytes");
    size += piece.length;
    if (size > most) throw new Unanswered(provider, "too_large");
    pieces.push(piece);
  }
  // A connection that is cut ends the body early without a word.
  if (!message.complete) throw new Unanswered(provider, "connection", true);
  return joined(pieces).slice();
}

const CERTIFICATE = /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

function faultOf(error: unknown, { provider, signal }: Question): Unanswered {
  if (error instanceof Unanswered) return error;
  if (signal.aborted) return new Unanswered(provider, "timeout");
  const code = error instanceof Error && "code" in error ? `${error.code}` : "";
  const said = error instanceof Error ? error.message : "";
  if (CERTIFICATE.test(code) || /certificate/i.test(said)) return new Unanswered(provider, "certificate");
  return new Unanswered(provider, "connection", true);
}
