/** Cases for a scene: edits that come before those of each case. */
import { type Edit, type Fail, fails, type Pass, passes, type SyntaxCases } from "../case.ts";

/** The cases, each in the scene. */
export function within(scene: readonly Edit[], { fail, pass }: SyntaxCases): SyntaxCases {
  const [firstFail, ...moreFail] = fail;
  const [firstPass, ...morePass] = pass;
  const failing = (it: Fail): Fail => failingIn(scene, it);
  const passing = (it: Pass): Pass => ({ ...it, edits: [...scene, ...it.edits] });
  return {
    fail: [failing(firstFail), ...moreFail.map(failing)],
    pass: [passing(firstPass), ...morePass.map(passing)],
  };
}

function failingIn(scene: readonly Edit[], { repaired, ...it }: Fail): Fail {
  const moved = { ...it, edits: [...scene, ...it.edits] };
  return repaired === undefined ? moved : { ...moved, repaired: [...scene, ...repaired] };
}

/** Values of an element that fail and pass, each with why and with the edits. */
export type Told = readonly [why: string, ...edits: Edit[]];

/** Cases that all fail at one place. */
export function at(
  place: string,
  failing: readonly [Told, ...Told[]],
  passing: readonly [Told, ...Told[]],
): SyntaxCases {
  const fail = ([why, ...edits]: Told): Fail => fails(why, place, ...edits);
  const pass = ([why, ...edits]: Told): Pass => passes(why, ...edits);
  const [firstFail, ...moreFail] = failing;
  const [firstPass, ...morePass] = passing;
  return { fail: [fail(firstFail), ...moreFail.map(fail)], pass: [pass(firstPass), ...morePass.map(pass)] };
}

/** More cases that pass, outside the scene. */
export function besides(cases: SyntaxCases, ...more: readonly Pass[]): SyntaxCases {
  return { fail: cases.fail, pass: [...cases.pass, ...more] };
}
