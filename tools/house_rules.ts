/**
 * Lint rules of the house, beside those of `deno lint` (deno.json, `lint.plugins`; tests/house/house_rules_test.ts).
 *
 * Money is read and computed exactly, so the engine has one place where text becomes a decimal and one where it becomes
 * anything else. The compiler's guarantees hold only where nobody talks it out of them. What is small is read. And what
 * somebody sends is gone through once, however it was made. What is delivered runs on machines that are not of this year.
 */
import { iteratorHelpers, laterClasses, laterMethods, laterStatics } from "./later_names.ts";
import { bounded, isLinear, proven } from "./linear.ts";

/** Where text may become a number. Each entry says why. */
const numberReaders: Readonly<Record<string, string>> = {
  "engine/model/decimal.ts": "the decimal itself",
  "engine/model/draft.ts": "the positions in JSON pointers",
  "engine/model/numeric.ts": "the reader of JSON's numbers",
  "engine/rules/kit/check_digits.ts": "the digits of identifiers, which are no money",
  "engine/rules/own/vat_numbers.ts": "the digits of VAT identifiers, which are no money",
  "engine/rules/kit/double.ts": "the binary sums of official CII rules",
  "engine/syntax/values.ts": "the readers of values: decimal, double, date",
};

const longestFunction = 40;
const longestFile = 300;

/** Tables may be as long as what they list. */
const tables =
  /(?:\.gen|\.elements)\.ts$|^(?:engine|web)\/texts\/|^engine\/syntax\/(?:ubl|cii)\.ts$|^engine\/model\/terms\.ts$|^tools\/tasks\.ts$|^host\/service\/variables\.ts$|^host\/domain\/sentences\.ts$/;

const root = new URL("../", import.meta.url).pathname;
const fromRoot = /(?:^|\/)((?:engine|host|web|cases|tests|tools)\/.*|build\.ts)$/;

/** The path from the project's root, for a file that is named by any path. The project may itself lie in a folder `web`. */
function inProject(filename: string): string {
  const path = filename.replaceAll("\\", "/");
  return path.startsWith(root) ? path.slice(root.length) : fromRoot.exec(path)?.[1] ?? filename;
}

type Context = Deno.lint.RuleContext;
type Visitor = Deno.lint.LintVisitor;

function readNumbersInOnePlace(context: Context): Visitor {
  const file = inProject(context.filename);
  if (!file.startsWith("engine/") || Object.hasOwn(numberReaders, file)) return {};
  const report = (node: Deno.lint.Node, what: string) =>
    context.report({
      node,
      message: `${what} reads a number outside the readers of values`,
      hint: "Use decimal(), decimalOf() or doubleOf() of engine/syntax/values.ts",
    });
  return {
    "Identifier[name=/^(parseFloat|parseInt)$/]": (node: Deno.lint.Identifier) => report(node, node.name),
    "Identifier[name=/^(Number|BigInt)$/]"(node: Deno.lint.Identifier) {
      // Number.isSafeInteger and BigInt.asUintN look at numbers and read none.
      const { parent } = node;
      if (parent.type !== "MemberExpression" || parent.object !== node) report(node, node.name);
    },
    "MemberExpression[object.name='Decimal'][property.name='parse']": (node: Deno.lint.MemberExpression) =>
      report(node, "Decimal.parse"),
    "UnaryExpression[operator='+']": (node: Deno.lint.UnaryExpression) => report(node, "Unary plus"),
  };
}

function keepTheTypes(context: Context): Visitor {
  return {
    TSAnyKeyword: (node) => context.report({ node, message: "any switches the compiler off", hint: "Use unknown" }),
    TSNonNullExpression: (node) =>
      context.report({ node, message: "! claims what the compiler cannot see", hint: "Test for undefined" }),
    "TSAsExpression > TSAsExpression": (node: Deno.lint.TSAsExpression) =>
      context.report({ node, message: "A cast of a cast fits anything", hint: "Narrow the value with a test" }),
  };
}

type Function = Deno.lint.FunctionDeclaration | Deno.lint.FunctionExpression | Deno.lint.ArrowFunctionExpression;

function staySmall(context: Context): Visitor {
  const file = inProject(context.filename);
  if (/^(?:cases|tests)\//.test(file) || tables.test(file)) return {};
  const { text } = context.sourceCode;
  const lines = ([start, end]: Deno.lint.Range) => text.slice(start, end).trimEnd().split("\n").length;
  const check = (node: Function) => {
    const length = lines(node.range);
    if (length <= longestFunction) return;
    context.report({ node, message: `A function of ${length} lines: at most ${longestFunction} are wanted` });
  };
  return {
    Program(node) {
      const length = lines([0, text.length]);
      if (length <= longestFile) return;
      context.report({ node, message: `A file of ${length} lines: at most ${longestFile} are wanted` });
    },
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
  };
}

/** Code that handles texts of others. The pages' scripts run on the machine of the person who wrote the text. */
const reached = /^(?:engine|host|web\/worker)\//;

function stayLinear(context: Context): Visitor {
  const file = inProject(context.filename);
  if (!reached.test(file)) return {};
  const report = (node: Deno.lint.Node, message: string) => {
    context.report({ node, message, hint: "Write plain code that goes by index, or add a proof to tools/linear.ts" });
  };
  const unlessBounded = (node: Deno.lint.Node, what: string) => Object.hasOwn(bounded, file) || report(node, what);
  return {
    Literal(node) {
      if (!(node.value instanceof RegExp)) return;
      const { source, flags } = node.value;
      if (isLinear(source, flags) || Object.hasOwn(proven, `${file} /${source}/${flags}`)) return;
      report(node, `Nothing shows that /${source}/${flags} takes time linear in its text`);
    },
    "Identifier[name='RegExp']": (node: Deno.lint.Identifier) =>
      node.parent.type === "NewExpression" && unlessBounded(node, "What a pattern made of texts costs, nobody knows"),
    "CallExpression[callee.property.name='normalize']": (node: Deno.lint.CallExpression) =>
      unlessBounded(node, "To compose characters takes the square of the marks in a row"),
  };
}

/** What runs on others' machines. `packages/v8` brings its own V8, and the command line on Node brings what Node 20 lacks. */
const delivered = /^(?:engine|web|packages\/(?:npm|wasm))\//;

/** What gives an iterator, not a list. */
const iterating = /^(?:values|keys|entries|matchAll)$/;

function runOnOlderMachines(context: Context): Visitor {
  if (!delivered.test(inProject(context.filename))) return {};
  const report = (node: Deno.lint.Node, what: string) => {
    const message = `Node 20 or a browser of 2023 has no ${what}`;
    context.report({ node, message, hint: "Write it with what all of them have, as engine/model/grouped.ts does" });
  };
  return {
    MemberExpression(node) {
      const { object, property } = node;
      if (property.type !== "Identifier" || node.computed) return;
      const { name } = property;
      if (object.type === "Identifier" && laterStatics.has(`${object.name}.${name}`)) {
        report(node, `${object.name}.${name}`);
      } else if (laterMethods.has(name)) report(node, name);
      else if (iteratorHelpers.has(name) && isIterator(object)) report(node, `${name} of iterators`);
    },
    Identifier(node) {
      if (laterClasses.has(node.name) && node.parent.type !== "TSTypeReference") report(node, node.name);
    },
    Literal(node) {
      if (node.value instanceof RegExp && /\(\?[ims-]+:/.test(node.value.source)) {
        report(node, "flags within a pattern");
      }
    },
  };
}

/** Whether it is what `values()` and its like give; those of Object give lists. */
function isIterator(node: Deno.lint.Expression | Deno.lint.Super): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object, property } = node.callee;
  return property.type === "Identifier" && iterating.test(property.name) &&
    !(object.type === "Identifier" && object.name === "Object");
}

const plugin: Deno.lint.Plugin = {
  name: "house",
  rules: {
    "read-numbers-in-one-place": { create: readNumbersInOnePlace },
    "keep-the-types": { create: keepTheTypes },
    "stay-small": { create: staySmall },
    "stay-linear": { create: stayLinear },
    "run-on-older-machines": { create: runOnOlderMachines },
  },
};

export default plugin;
