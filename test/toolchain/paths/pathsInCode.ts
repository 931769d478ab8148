import { dirname, join, resolve } from "node:path";
import { parseSync } from "vite";
import {
  calleeOf,
  createEvaluator,
  isNode,
  nameOf,
  nodesOf,
  type SyntaxNode,
  unknown,
} from "./evaluatePath.ts";
import { outsideInShell } from "./pathsInText.ts";
import { canLeave, isOutside, isOwnersPath, root } from "./repository.ts";

const imports =
  /^(?:require|require\.resolve|import\.meta\.(?:resolve|glob)|vi\.(?:mock|doMock|unmock|importActual|importMock))$/;
const makers = /^(?:path\.)?(?:resolve|join)$|^URL$/;
const openers =
  /(?:^|\.)(?:(?:readFile|writeFile|appendFile|copyFile|mkdir|mkdtemp|readdir|rmdir|rm|unlink|access|exists|stat|lstat|opendir|realpath|readlink|symlink|rename|cp|chmod|chown)(?:Sync)?|openSync|createReadStream|createWriteStream|chdir)$/;
const runners = /(?:^|\.)(?:exec|execFile|spawn|fork)(?:Sync)?$/;

const statement = /^(?:import|export)\b[^;"]*"([^"]*)"(?: with [^;]*)?;$/gm;
/** Matches modules that can build or open a path, besides their imports. */
const telling =
  /(?<!\.)\.\.(?!\.)|homedir|HOME|USERPROFILE|\bdirname\(|Sync\(|node:(?:fs|child_process)/;

/** Lists the paths of a module that leave the repository: imports, built paths, opened files, commands, other literals. */
export function outsideInCode(code: string, file: string): readonly string[] {
  const folder = dirname(join(root, file));
  const imported = [...code.matchAll(statement)].map(([, source = ""]) => source);
  if (!telling.test(code.replace(statement, (found) => (found.includes("node:") ? found : ""))))
    return imported.filter(
      (source) => source.startsWith(".") && isOutside(resolve(folder, source)),
    );
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const nodes = [...everyNode(program)];
  const evaluate = createEvaluator(file, constantsIn(nodes));
  const read = new Set<unknown>();
  const outside = new Set<string>();
  const check = (node: SyntaxNode, base: string) => {
    for (const part of everyNode(node)) read.add(part);
    for (const text of evaluate(node)) {
      if (text.startsWith(unknown)) continue;
      if (isOwnersPath(text) && isOutside(text)) outside.add(text);
      else if (isOutside(resolve(base, text.replace(/^file:\/\//, "")))) outside.add(text);
    }
  };

  for (const node of nodes) {
    for (const source of nodesOf(node, "source")) {
      read.add(source);
      const text = String(source.value);
      if (text.startsWith(".") && isOutside(resolve(folder, text))) outside.add(text);
    }
    const name = calleeOf(node);
    const [first] = nodesOf(node, "arguments");
    if (imports.test(name)) {
      for (const part of first ? everyNode(first) : []) {
        read.add(part);
        if (
          typeof part.value === "string" &&
          part.value.startsWith(".") &&
          isOutside(resolve(folder, part.value))
        )
          outside.add(part.value);
      }
    } else if (makers.test(name)) check(node, root);
    else if (openers.test(name))
      for (const part of nodesOf(node, "arguments").slice(0, 2)) check(part, root);
    else if (runners.test(name) && first)
      for (const text of evaluate(first))
        for (const path of outsideInShell(text, root)) outside.add(path);
    if (node.type === "Property" && nodesOf(node, "key").some((key) => nameOf(key) === "cwd"))
      for (const value of nodesOf(node, "value")) check(value, root);
  }
  for (const node of nodes)
    if (!read.has(node))
      for (const word of textsOf(node).flatMap((text) => text.split(/[\s"'`=]+/)))
        if (/^(?:\.\/)*\.\.(?:\/|$)/.test(word) && canLeave(word, folder)) outside.add(word);
  return [...outside];
}

function textsOf(node: SyntaxNode): readonly string[] {
  if (node.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node.type === "TemplateElement") return [String(Object(node.value).cooked)];
  return [];
}

/** The values that a file gives to each name. */
function constantsIn(nodes: readonly SyntaxNode[]): ReadonlyMap<string, readonly SyntaxNode[]> {
  const constants = new Map<string, SyntaxNode[]>();
  const add = (target: unknown, value: unknown) => {
    if (!isNode(target) || target.type !== "Identifier" || !isNode(value)) return;
    const name = String(target.name);
    constants.set(name, [...(constants.get(name) ?? []), value]);
  };
  for (const node of nodes) {
    if (node.type === "VariableDeclarator") add(node.id, node.init);
    if (node.type === "AssignmentPattern" || node.type === "AssignmentExpression")
      add(node.left, node.right);
  }
  return constants;
}

function* everyNode(node: unknown): Generator<SyntaxNode> {
  if (Array.isArray(node)) for (const part of node) yield* everyNode(part);
  if (!isNode(node)) return;
  yield node;
  for (const [key, value] of Object.entries(node)) if (key !== "parent") yield* everyNode(value);
}
