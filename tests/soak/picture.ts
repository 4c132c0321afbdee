/** What a soak came to, as an SVG: a panel each for times, memory and open files. */

export interface Look {
  readonly minute: number;
  /** Milliseconds of a usual verdict. */
  readonly p50: number;
  readonly p99: number;
  readonly megabytes: number;
  readonly files: number;
}

interface Panel {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly colour: string; readonly of: (look: Look) => number }[];
}

const panels: readonly Panel[] = [
  {
    title: "a usual verdict, ms",
    lines: [
      { name: "p99", colour: "#b3541e", of: ({ p99 }) => p99 },
      { name: "p50", colour: "#1f6f8b", of: ({ p50 }) => p50 },
    ],
  },
  { title: "memory, MB", lines: [{ name: "resident", colour: "#1f6f8b", of: ({ megabytes }) => megabytes }] },
  { title: "open files", lines: [{ name: "files and sockets", colour: "#1f6f8b", of: ({ files }) => files }] },
];

const WIDE = 720;
const HIGH = 130;
const LEFT = 60;
const GAP = 44;

/** The next number that reads well above another. */
function roundedUp(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return Math.ceil(most / step) * step;
}

export function picture(looks: readonly Look[]): string {
  const minutes = Math.max(1, ...looks.map(({ minute }) => minute));
  const height = panels.length * (HIGH + GAP) + 30;
  const drawn = panels.map((panel, at) => panelOf(panel, looks, minutes, 30 + at * (HIGH + GAP)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${
      WIDE + LEFT + 20
    }" height="${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...drawn,
    "</svg>",
    "",
  ].join("\n");
}

function panelOf({ title, lines }: Panel, looks: readonly Look[], minutes: number, top: number): string {
  const most = roundedUp(Math.max(...lines.flatMap(({ of }) => looks.map(of))));
  const x = (minute: number) => (LEFT + minute / minutes * WIDE).toFixed(1);
  const y = (value: number) => (top + HIGH - value / most * HIGH).toFixed(1);
  const names = lines.map(({ name, colour }, at) =>
    `<text x="${LEFT + WIDE - at * 60}" y="${top - 6}" text-anchor="end" fill="${colour}">${name}</text>`
  );
  return [
    `<text x="${LEFT}" y="${top - 6}" font-weight="bold">${title}</text>`,
    ...names,
    ...[0, 0.5, 1].flatMap((share) => [
      `<line x1="${LEFT}" x2="${LEFT + WIDE}" y1="${y(most * share)}" y2="${y(most * share)}" stroke="#ddd"/>`,
      `<text x="${LEFT - 6}" y="${+y(most * share) + 4}" text-anchor="end">${most * share}</text>`,
    ]),
    ...lines.map(({ colour, of }) => {
      const points = looks.map((look) => `${x(look.minute)},${y(of(look))}`).join(" ");
      return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
    }),
    `<text x="${LEFT + WIDE}" y="${top + HIGH + 16}" text-anchor="end">${minutes.toFixed(0)} minutes</text>`,
  ].join("\n");
}
