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

/** A packet as it came, with what its flags say (RFC 1035, 4.1.1). */
export interface Decoded extends Packet {
  /** Whether more would have to follow. */
  readonly flag_tc: boolean;
  /** "NOERROR", "NXDOMAIN" and so on. */
  readonly rcode: string;
}

export const RECURSION_DESIRED: number;
export const AUTHORITATIVE_ANSWER: number;
export const TRUNCATED_RESPONSE: number;

/** Throws for anything but a message. */
export function decode(bytes: Uint8Array): Decoded;
export function encode(packet: Packet): Uint8Array;
