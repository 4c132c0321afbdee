/** Providers whose answers a test plays, without a network: one answer for each question, by its address. */
import { type ProviderAddresses, type Providers, providersOf } from "../../host/providers/providers.ts";
import type { Answer, Question } from "../../host/providers/http.ts";
import { providerLimits } from "../../host/providers/limits.ts";
import { localPool } from "../../host/workers/pool.ts";
import { naptr } from "./dns_server.ts";

/** An answer of JSON with status 200, and what of it is to be otherwise. */
export function played(body: unknown, more: Partial<Omit<Answer, "body">> = {}): Answer {
  const bytes = new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
  return { status: 200, type: "application/json", location: undefined, ...more, body: bytes };
}

export interface PlayedWeb {
  readonly providers: Providers;
  /** The addresses that were asked. */
  readonly asked: string[];
}

/** Providers that get what `answer` says of a question. Every participant of Peppol is at http://smp.example/. */
export function playedWeb(answer: (question: Question) => Answer): PlayedWeb {
  const asked: string[] = [];
  const send = (question: Question) => {
    asked.push(question.url.href);
    return Promise.resolve(answer(question));
  };
  const askDns = (_: unknown, { name }: { readonly name: string }) => {
    return Promise.resolve({ exists: true, answers: [naptr(name, "http://smp.example")], raw: new Uint8Array() });
  };
  const providers = providersOf(addresses, {
    clock: () => 1_000_000,
    web: { resolve: () => Promise.resolve(["192.0.2.1"]), send },
    askDns,
    limits: providerLimits,
    pool: localPool(),
  });
  return { providers, asked };
}

const addresses: ProviderAddresses = {
  viesBaseUrl: "https://vies.example/rest-api",
  frenchDirectoryBaseUrl: "https://directory.example",
  smlZone: "sml.example",
  dns: { address: "192.0.2.1", port: 53 },
  smpScheme: "http",
  smpHosts: ["smp.example"],
};
