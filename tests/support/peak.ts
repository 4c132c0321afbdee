/**
 * The most memory that this process has held so far, in bytes. Linux tells it of the program alone, to a process with
 * all permissions; what `resourceUsage` tells elsewhere may be that of the process that started this one.
 */
import process from "node:process";

export function peakMemory(): number {
  try {
    const [, kilobytes = "0"] = /^VmHWM:\s*(\d+) kB$/m.exec(Deno.readTextFileSync("/proc/self/status")) ?? [];
    return +kilobytes * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}
