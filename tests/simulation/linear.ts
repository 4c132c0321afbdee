/**
 * Linearizability: whether each thing that was done may have happened at one instant between its question and its answer, so
 * that all answers follow from the order of these instants. What got no answer may have happened at any time since, or never.
 */

/** Something that was done, as far as somebody outside can tell. */
export interface Done<S> {
  readonly what: string;
  /** When it was asked for, and answered; steps of the run. */
  readonly from: number;
  readonly to: number;
  /** Whether it was answered: then it has happened. */
  readonly isSure: boolean;
  /** The states that it may leave; none where it cannot have been answered so in this one. */
  after(state: S): readonly S[];
}

/** Whether there is such an order from the first state on. States are told apart by their JSON. */
export function isLinearizable<S>(first: S, all: readonly Done<S>[]): boolean {
  const seen = new Set<string>();
  const search = (state: S, left: readonly Done<S>[]): boolean => {
    if (left.every(({ isSure }) => !isSure)) return true;
    const name = `${JSON.stringify(state)} ${left.map((it) => all.indexOf(it)).join(" ")}`;
    if (seen.has(name)) return false;
    seen.add(name);
    const latest = Math.min(...left.filter(({ isSure }) => isSure).map(({ to }) => to));
    return left.some((next) => {
      // What was answered before this was asked has to come first.
      if (next.from > latest) return false;
      const rest = left.filter((it) => it !== next);
      return next.after(state).some((after) => search(after, rest));
    });
  };
  return search(first, all);
}
