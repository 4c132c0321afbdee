/** Why something cannot be written, as the system says it. */

/** What was to be printed could not be. */
export class Unwritten extends Error {}

/** What a caller is told whose output is lost. */
export function outputLost(reason: string): string {
  return `faktlint: the output cannot be written: ${reason}\n`;
}

/** What the system says, by its code, in a sentence. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "there is no room left on the device.",
  EDQUOT: "there is no room left for this user on the device.",
  EFBIG: "it would be larger than a file may be there.",
  EROFS: "the file system can only be read.",
  EIO: "the device reports a fault.",
  EISDIR: "it is a folder.",
  ENOTDIR: "a part of the path is no folder.",
  ENOENT: "there is no such folder.",
  EACCES: "that is not permitted. Check the permissions of its folder.",
  EPERM: "that is not permitted. Check the permissions of its folder.",
  ELOOP: "its links lead in a circle.",
  ENAMETOOLONG: "the name is too long.",
  EMFILE: "this process has too many files open.",
  ENFILE: "this machine has too many files open.",
  ETXTBSY: "it is a program that is running.",
  EXDEV: "it is on another device.",
};

/** Their numbers, which is all that some errors of Deno have; those that Linux, macOS and the BSDs share. */
const numbers: Readonly<Record<string, string>> = {
  "1": "EPERM",
  "2": "ENOENT",
  "5": "EIO",
  "13": "EACCES",
  "20": "ENOTDIR",
  "21": "EISDIR",
  "23": "ENFILE",
  "24": "EMFILE",
  "27": "EFBIG",
  "28": "ENOSPC",
  "30": "EROFS",
};

export function reasonOf(error: unknown): string {
  // By its name: the stand-in for Deno on Node has no such class.
  if (error instanceof Error && error.name === "NotCapable") {
    return "that is not permitted. Check the permissions of its folder.";
  }
  const code = codeOf(error);
  return reasons[code] ?? `the system does not let it${code === "" ? "" : ` (${code})`}.`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  const [, number = ""] = error.message.split("(os error ");
  return Deno.build.os === "windows" ? "" : numbers[number.replace(")", "")] ?? "";
}
