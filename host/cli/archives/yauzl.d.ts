/** What is used of yauzl, which has no types of its own; those of others bring all of Node's with them. */
import type { Buffer } from "node:buffer";

export interface Entry {
  readonly fileName: Buffer;
  readonly generalPurposeBitFlag: number;
  readonly extraFields: readonly unknown[];
  readonly relativeOffsetOfLocalHeader: number;
  readonly compressionMethod: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly crc32: number;
  /** False where it is encrypted, or compressed in a way that is not known. */
  canDecodeFileData(): boolean;
  isEncrypted(): boolean;
}

export interface ZipFile {
  /** Where in the archive the next entry of its table of contents would be. */
  readonly readEntryCursor: number;
  readonly entryCount: number;
  eachEntry(): AsyncIterable<Entry>;
  close(): void;
}

interface Options {
  readonly decodeStrings: boolean;
  readonly autoClose: boolean;
}

export type Answer = (error: Error | null, bytesRead: number) => void;

/** What it reads an archive with. */
declare class RandomAccessReader {
  read(buffer: Uint8Array, offset: number, length: number, position: number, answer: Answer): void;
}

interface Yauzl {
  readonly RandomAccessReader: typeof RandomAccessReader;
  fromRandomAccessReaderPromise(reader: RandomAccessReader, size: number, options: Options): Promise<ZipFile>;
  fromBufferPromise(bytes: Buffer, options: Options): Promise<ZipFile>;
  getFileNameLowLevel(flags: number, name: Buffer, extra: readonly unknown[], strict: boolean): string;
}

declare const yauzl: Yauzl;
export default yauzl;
