/** Where metadata servers have what, by the specification that they follow. */
import type { SpecificationName } from "../../documents/smp/metadata.ts";

export interface Specification {
  readonly name: SpecificationName;
  /** The path of a participant below the server's address. */
  readonly group: (participant: string) => string;
  readonly service: (participant: string, documentType: string) => string;
}

const escaped = encodeURIComponent;

/** In the order in which they are tried. */
export const specifications: readonly Specification[] = [
  {
    name: "smp1",
    group: (participant) => escaped(participant),
    service: (participant, type) => `${escaped(participant)}/services/${escaped(type)}`,
  },
  {
    name: "smp2",
    group: (participant) => `bdxr-smp-2/${escaped(participant)}`,
    service: (participant, type) => `bdxr-smp-2/${escaped(participant)}/services/${escaped(type)}`,
  },
];
