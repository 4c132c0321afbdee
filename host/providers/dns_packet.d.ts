/** What is used of dns-packet, which has no types of its own; those of others bring all of Node's with them. */
export interface PacketQuestion {
  readonly name: string;
  readonly type: string;
}

/** The data of a record is of its type: a name for CNAME, an object for NAPTR. */
export interface PacketAnswer extends PacketQuestion {
  readonly ttl?: number;
  readonly data?: unknown;
}

export interface Packet {
  readonly type: string;
  readonly id: number;
  readonly flags: number;
  readonly questions: readonly PacketQuestion[];
  readonly answers?: readonly PacketAnswer[];
}

export const RECURSION_DESIRED: number;
export const AUTHORITATIVE_ANSWER: number;
export const TRUNCATED_RESPONSE: number;

/** Throws for anything but a message. */
export function decode(bytes: Uint8Array): Packet;
export function encode(packet: Packet): Uint8Array;
