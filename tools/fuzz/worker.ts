/** The fuzzer's worker: makes one input after the other and tells what the engine made of it. */
import { parentPort, workerData } from "node:worker_threads";
import { inputMaker, sources } from "./inputs.ts";
import { type Observation, observe } from "./observe.ts";

export interface Settings {
  readonly seconds: number;
  readonly seed: number;
  /** The number of the only input that is wanted. */
  readonly only?: number;
}

/** Which input is taken up, and what came of it; at last, that there are no more. */
export type Told =
  | { readonly takes: number }
  | { readonly number: number; readonly observation: Observation; readonly milliseconds: number }
  | "end";

async function work({ seconds, seed, only }: Settings): Promise<void> {
  const make = inputMaker(seed, await sources());
  const end = performance.now() + seconds * 1_000;
  const goesOn = (number: number) => only === undefined ? performance.now() < end : number === only;
  for (let number = only ?? 0; goesOn(number); number++) {
    tell({ takes: number });
    const input = make(number);
    const started = performance.now();
    const observation = observe(input);
    tell({ number, observation, milliseconds: performance.now() - started });
  }
  tell("end");
}

function tell(told: Told): void {
  parentPort?.postMessage(told);
}

if (parentPort !== null) await work(workerData);
