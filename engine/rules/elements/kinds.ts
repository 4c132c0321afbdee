/** What the kind of a failure says, by which its wording is found: the number of its row, and words behind it. */
/** The kind of what is said where the official rule stops, and where there is too little. */
export const STOPS = "stops";
export const LACKS = "lacks";

/** What the kind of something found says: of which row it is, and what its wording depends on. */
export function saidOf(kind = "") {
  const [order, ...more] = kind.split(" ");
  return {
    order,
    parted: order === STOPS,
    isMissing: more.includes(LACKS),
    home: more.find((it) => it.includes(":")),
  };
}
