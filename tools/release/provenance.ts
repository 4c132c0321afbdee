/**
 * Where the files of a release come from: a statement of in-toto with the predicate of SLSA 1.0
 * (https://slsa.dev/spec/v1.0/provenance). It is not signed here: who publishes signs it, with the checksums.
 */
import { createHash } from "node:crypto";
import { basename } from "node:path";

export interface Origin {
  /** The commit that was built. */
  readonly commit: string;
  /** When the build began and ended, in ISO 8601. */
  readonly begun: string;
  readonly ended: string;
  readonly deno: string;
  /** The locks of all packages: path and bytes. */
  readonly locks: readonly Named[];
}

export type Named = readonly [path: string, bytes: Uint8Array];

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The sums of the files as `sha256sum --check` reads them, in the order of their names. */
export function sumsOf(files: readonly Named[]): string {
  return byName(files).map(([path, bytes]) => `${sha256(bytes)}  ${basename(path)}\n`).join("");
}

export function statementOf(files: readonly Named[], { commit, begun, ended, deno, locks }: Origin): unknown {
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: byName(files).map(([path, bytes]) => ({ name: basename(path), digest: { sha256: sha256(bytes) } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:faktlint:release:1",
        externalParameters: { task: "deno task release" },
        internalParameters: { deno },
        resolvedDependencies: [
          { name: "source", digest: { gitCommit: commit } },
          ...locks.map(([path, bytes]) => ({ name: path, digest: { sha256: sha256(bytes) } })),
        ],
      },
      runDetails: {
        builder: { id: "urn:faktlint:builder:local" },
        metadata: { startedOn: begun, finishedOn: ended },
      },
    },
  };
}

function byName(files: readonly Named[]): readonly Named[] {
  return files.toSorted(([one], [other]) => basename(one) < basename(other) ? -1 : 1);
}
