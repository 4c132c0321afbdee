/** A DNS server on this machine, over UDP and TCP, that answers what a test wants. */
import { Buffer } from "node:buffer";
import { createSocket } from "node:dgram";
import { createServer } from "node:net";
// @ts-types="../../host/providers/dns_packet.d.ts"
import { AUTHORITATIVE_ANSWER, decode, encode, type PacketAnswer as Answer, TRUNCATED_RESPONSE } from "dns-packet";

export interface Reply {
  /** 0 is an answer, 2 SERVFAIL, 3 NXDOMAIN, 5 REFUSED. */
  readonly code?: number;
  readonly answers?: readonly Answer[];
  /** Over UDP, only that there is more. */
  readonly isCut?: boolean;
  /** Comes before the answer: one with another id, and one to another question. */
  readonly forged?: readonly Answer[];
  /** Over UDP, comes before the answer, and answers the question, but from another port of this machine. */
  readonly foreign?: readonly Answer[];
  /** Instead of all that, these bytes; or nothing. */
  readonly raw?: Uint8Array | "nothing";
}

export interface DnsStandIn {
  readonly server: { readonly address: string; readonly port: number };
  /** `udp NAPTR name` for each question. */
  readonly asked: string[];
  /** The port that each question over UDP came from, and its id. */
  readonly sent: { readonly port: number; readonly id: number | undefined }[];
}

export async function withDns(
  reply: (name: string, type: string) => Reply,
  work: (dns: DnsStandIn) => Promise<void>,
): Promise<void> {
  const asked: string[] = [];
  const sent: { port: number; id: number | undefined }[] = [];
  const told = (query: Uint8Array, by: "udp" | "tcp") => {
    const [question] = decode(Buffer.from(query)).questions ?? [];
    if (question === undefined) return [];
    asked.push(`${by} ${question.type} ${question.name}`);
    return messages(query, reply(question.name, question.type), by === "udp");
  };
  const tcp = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (data: Uint8Array) => {
      // Two bytes say how long the question is, and it is as long.
      const [high = 0, low = 0] = data;
      if (data.length !== (high << 8) + low + 2) return void socket.destroy();
      for (const message of told(data.subarray(2), "tcp")) {
        // In two pieces, as it may come.
        socket.write(Uint8Array.of(message.length >> 8));
        socket.write(Uint8Array.of(message.length & 255, ...message));
      }
      socket.end();
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
  const at = tcp.address();
  const port = typeof at === "object" && at !== null ? at.port : 0;
  const udp = createSocket("udp4");
  const stranger = createSocket("udp4");
  udp.on("message", (query, from) => {
    sent.push({ port: from.port, id: decode(query).id });
    const own = () => {
      for (const message of told(query, "udp")) udp.send(message, from.port, from.address);
    };
    const [question] = decode(Buffer.from(query)).questions ?? [];
    const { foreign } = question === undefined ? {} : reply(question.name, question.type);
    if (foreign === undefined) return own();
    const [message = query] = messages(query, { answers: foreign }, true);
    stranger.send(message, from.port, from.address, own);
  });
  await new Promise<void>((resolve) => udp.bind(port, "127.0.0.1", resolve));
  await new Promise<void>((resolve) => stranger.bind(0, "127.0.0.1", resolve));
  try {
    await work({ server: { address: "127.0.0.1", port }, asked, sent });
  } finally {
    await new Promise<void>((resolve) => stranger.close(() => resolve()));
    await new Promise<void>((resolve) => udp.close(() => resolve()));
    await new Promise<void>((resolve) => tcp.close(() => resolve()));
  }
}

function messages(query: Uint8Array, reply: Reply, isDatagram: boolean): readonly Uint8Array[] {
  const { code = 0, answers = [], isCut = false, forged, raw } = reply;
  if (raw === "nothing") return [];
  if (raw !== undefined) return [raw];
  const { id = 0, questions = [] } = decode(Buffer.from(query));
  const cut = isCut && isDatagram;
  const flags = AUTHORITATIVE_ANSWER | code | (cut ? TRUNCATED_RESPONSE : 0);
  const one = { type: "response", id, flags, questions, answers: cut ? [] : [...answers] } as const;
  const before = forged === undefined ? [] : [
    encode({ ...one, id: (id + 1) % 65_536, answers: [...forged] }),
    encode({ ...one, questions: [{ name: "other.example", type: "NAPTR" }], answers: [...forged] }),
  ];
  return [...before, encode(one)].map((it) => Uint8Array.from(it));
}

/** A U-NAPTR record of the SML. */
export function naptr(name: string, address: string, more: { order?: number; services?: string } = {}): Answer {
  const { order = 100, services = "Meta:SMP" } = more;
  const data = { order, preference: 10, flags: "U", services, regexp: `!.*!${address}!`, replacement: "." };
  return { type: "NAPTR", name, ttl: 60, data };
}

export function cname(name: string, target: string): Answer {
  return { type: "CNAME", name, ttl: 60, data: target };
}
