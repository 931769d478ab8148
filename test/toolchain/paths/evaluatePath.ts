import { dirname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./repository.ts";

/** A node of a syntax tree, as far as this reads it. */
export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && typeof Object(value).type === "string";
}

/** The nodes that a node has under a key. */
export function nodesOf(node: SyntaxNode, key: string): readonly SyntaxNode[] {
  return [node[key]].flat().filter(isNode);
}

/** Stands for a part of a path that only a run knows. */
export const unknown = "\0";
const home = "/home/user";
const wrappers = new Set([
  ...["ParenthesizedExpression", "TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"],
  ...["AwaitExpression", "ChainExpression", "SpreadElement"],
]);

/** The name of the called function, such as `path.join` or `import.meta.resolve`. */
export function calleeOf(node: SyntaxNode): string {
  const [callee] = nodesOf(node, "callee");
  return callee ? nameOf(callee) : "";
}

export function nameOf(node: SyntaxNode): string {
  if (node.type === "Identifier") return String(node.name);
  if (node.type === "MetaProperty") return "import.meta";
  if (node.type !== "MemberExpression") return "";
  const [object, property] = [...nodesOf(node, "object"), ...nodesOf(node, "property")];
  return object && property && !node.computed ? `${nameOf(object)}.${nameOf(property)}` : "";
}

/**
 * Returns the texts that an expression can have, with {@link unknown} for parts that only a run knows.
 * `constants` are the values of the file's variables by name.
 */
export function createEvaluator(
  file: string,
  constants: ReadonlyMap<string, readonly SyntaxNode[]>,
) {
  const path = join(root, file);
  const named: Readonly<Record<string, string>> = {
    "import.meta.dirname": dirname(path),
    "import.meta.filename": path,
    "import.meta.url": `file://${path}`,
    __dirname: dirname(path),
    __filename: path,
    "process.env.HOME": home,
    "process.env.USERPROFILE": home,
  };

  function evaluate(node: SyntaxNode, seen: readonly string[] = []): readonly string[] {
    const inner = (key: string) => nodesOf(node, key).flatMap((part) => evaluate(part, seen));
    if (wrappers.has(node.type)) return [...inner("expression"), ...inner("argument")];
    switch (node.type) {
      case "Literal":
        return typeof node.value === "string" ? [node.value] : [unknown];
      case "TemplateLiteral": {
        const values = nodesOf(node, "expressions").map((part) => evaluate(part, seen));
        const texts = nodesOf(node, "quasis").map(({ value }) => String(Object(value).cooked));
        return texts.reduce<readonly string[]>(
          (starts, text, at) => combine(starts, at > 0 ? (values[at - 1] ?? []) : [""], text),
          [""],
        );
      }
      case "BinaryExpression":
        return node.operator === "+" ? combine(inner("left"), inner("right"), "") : [unknown];
      case "LogicalExpression":
        return [...inner("left"), ...inner("right")];
      case "ConditionalExpression":
        return [...inner("consequent"), ...inner("alternate")];
      case "CallExpression":
      case "NewExpression":
        return evaluateCall(node, seen);
      default:
        return evaluateName(node, seen);
    }
  }

  function evaluateName(node: SyntaxNode, seen: readonly string[]): readonly string[] {
    const name = nameOf(node);
    const value = named[name];
    if (value !== undefined) return [value];
    if (seen.includes(name)) return [unknown];
    const values = constants.get(name)?.flatMap((part) => evaluate(part, [...seen, name])) ?? [];
    return values.length > 0 ? values : [unknown];
  }

  function evaluateCall(node: SyntaxNode, seen: readonly string[]): readonly string[] {
    const args = nodesOf(node, "arguments").map((part) => evaluate(part, seen));
    const paths = args.reduce<readonly (readonly string[])[]>(
      (starts, values) => starts.flatMap((start) => values.map((value) => [...start, value])),
      [[]],
    );
    switch (calleeOf(node).replace(/^path\./, "")) {
      case "resolve":
        return paths.map((parts) =>
          parts[0]?.startsWith(unknown) ? unknown : resolve(root, ...parts),
        );
      case "join":
        return paths.map((parts) => join(...parts));
      case "normalize":
      case "realpathSync":
      case "pathToFileURL":
        return paths.map(([path = unknown]) => normalize(path));
      case "dirname":
        return paths.map(([path = unknown]) => dirname(path));
      case "fileURLToPath":
        return paths.map(([url = unknown]) => url.replace(/^file:\/\//, ""));
      case "URL":
        return paths.map(([url = unknown, base = ""]) => relativeUrl(url, base));
      case "homedir":
      case "os.homedir":
        return [home];
      default:
        return [unknown];
    }
  }
  return evaluate;
}

function relativeUrl(url: string, base: string): string {
  if (!base.startsWith("file://") || url.startsWith(unknown)) return unknown;
  return fileURLToPath(new URL(url.replaceAll(unknown, "x"), base));
}

function combine(starts: readonly string[], middles: readonly string[], end: string) {
  return starts.flatMap((start) => middles.map((middle) => `${start}${middle}${end}`));
}
