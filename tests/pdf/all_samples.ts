/** Every sample that a PDF is made of. */
import { type Sample, samples as european } from "./samples.ts";
import { worldSamples } from "./world_samples.ts";

export const samples: readonly Sample[] = [...european, ...worldSamples];
