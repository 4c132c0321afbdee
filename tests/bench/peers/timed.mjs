/** Processor time of what is done again and again, for the programs that run on Node: what else a machine does is not in it. */

/** Rounds go on for so long, once one has been done to warm up, unless it takes as long by itself. */
const MILLISECONDS = 5_000;
const ROUNDS = 15;

function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds of one pass: the median of several, that of the first alone where that takes so long that warming up is nothing. */
export async function timed(pass) {
  const began = spent();
  await pass();
  const first = spent() - began;
  if (first > MILLISECONDS) return first;
  const times = [];
  for (const end = spent() + MILLISECONDS; times.length < ROUNDS && spent() < end;) {
    // A clock that ticks in milliseconds says little of one small document.
    const started = spent();
    let passes = 0;
    do {
      await pass();
      passes++;
    } while (spent() - started < 100);
    times.push((spent() - started) / passes);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1];
}
