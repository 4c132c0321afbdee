/** The command line as it is run, which at its end writes the most memory it held to the error stream, in bytes. */
import { peakMemory } from "./peak.ts";

addEventListener("unload", () => console.error(`peak ${peakMemory()}`));
await import("../../host/main.ts");
