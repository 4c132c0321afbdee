/** Time against size, a line a program, both axes logarithmic: what is twice as slow is as far above whatever the size. */
import type { FC } from "hono/jsx";
import type { Numbers } from "./numbers.ts";
import { type PeerRow, type Program, programs } from "./recorded.ts";
import type { BenchmarkWords } from "./words.ts";

interface PictureProps {
  readonly words: BenchmarkWords;
  readonly numbers: Numbers;
  readonly rows: readonly PeerRow[];
}

const WIDTH = 760;
const HEIGHT = 420;
/** Around the lines: numbers below and to the left, names to the right. */
const [LEFT, RIGHT, TOP, BOTTOM] = [76, 190, 12, 48];
/** So far apart names are at least. */
const APART = 17;

/** Where a value is between two ends of an axis. */
export function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  return (value) => from + (to - from) * (Math.log10(value) - low) / (high - low || 1);
}

/** The powers of ten between the least and the greatest of some values. */
export function powersIn(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const first = Math.ceil(Math.log10(low));
  const count = Math.floor(Math.log10(high)) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => 10 ** (first + at));
}

/** Heights of names, from the top down, so that none covers another. */
export function spread(heights: readonly number[]): readonly number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = -Infinity;
  for (const at of order) least = APART + (placed[at] = Math.max(heights[at] ?? 0, least));
  return placed;
}

export const Picture: FC<PictureProps> = ({ words, numbers, rows }) => {
  const points = rows.filter(({ input }) => input.startsWith("lines-"));
  if (points.length < 2) return null;
  const sizes = points.map(({ bytes }) => bytes / 1_000);
  const times = points.flatMap(({ ms }) => programs.map((it) => ms[it]));
  const x = scale(sizes, LEFT, WIDTH - RIGHT);
  const y = scale(times, HEIGHT - BOTTOM, TOP);
  const line = (of: Program) => points.map(({ bytes, ms }) => `${at(x(bytes / 1_000))},${at(y(ms[of]))}`).join(" ");
  const ends = spread(programs.map((it) => y(points.at(-1)?.ms[it] ?? 1)));
  return (
    <figure class="picture" tabindex={0}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.pictureTitle}>
        {powersIn(times).map((it) => (
          <g key={it}>
            <path class="grid" d={`M${LEFT} ${at(y(it))}H${WIDTH - RIGHT}`} />
            <text class="tick" x={LEFT - 8} y={at(y(it) + 4)} text-anchor="end">{`${numbers.rounded(it)} ms`}</text>
          </g>
        ))}
        {points.map(({ input, bytes }) => (
          <text key={input} class="tick" x={at(x(bytes / 1_000))} y={HEIGHT - BOTTOM + 22} text-anchor="middle">
            {numbers.of("kilobytes", bytes / 1_000)}
          </text>
        ))}
        {programs.map((it, number) => (
          <g key={it} class={`of-${it}`}>
            <polyline points={line(it)} />
            <text x={WIDTH - RIGHT + 10} y={at((ends[number] ?? 0) + 4)}>{words.programs[it]}</text>
          </g>
        ))}
      </svg>
      <figcaption>{words.pictureTitle}</figcaption>
    </figure>
  );
};

/** Tenths of a pixel are enough. */
function at(place: number): number {
  return Math.round(place * 10) / 10;
}
