// @ts-check
import { whenPublishing } from "./whenPublishing.mjs";

const mark = "/* @__PURE__ */ ";

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {{ appendRight(at: number, text: string): unknown, appendLeft(at: number, text: string): unknown, overwrite(start: number, end: number, text: string): unknown }} Text */

/**
 * Marks what a published file does on being loaded as free of effects, as `sideEffects` in package.json says of whole
 * files: many modules share one, and an app's bundler is to drop what the app does not use of it.
 * @returns {import("vite").Plugin}
 */
export function annotatePure() {
  return {
    name: "annotate-pure",
    apply: whenPublishing,
    renderChunk(code, _chunk, _options, { magicString }) {
      if (!magicString) throw new Error("annotatePure needs experimental.nativeMagicString.");
      for (const declarator of declarators(this.parse(code).body)) {
        markValue(declarator.init, code, magicString);
        if (declarator.id.type === "ObjectPattern") takeApart(declarator, magicString);
      }
      return magicString;
    },
  };
}

/**
 * @param {Node} value
 * @param {string} code
 * @param {Text} text
 */
function markValue(value, code, text) {
  const nodes = nodesOnLoad(value);
  for (const { start } of nodes.filter(isCall))
    if (!code.slice(0, start).endsWith(mark)) text.appendRight(start, mark);
  if (!nodes.some(mayRunGetters)) return;
  text.appendRight(value.start, `${mark}(() => (`);
  text.appendLeft(value.end, "))()");
}

/**
 * Reads each name of `{ a, b } = value` by itself: reading could run a getter, so bundlers would keep the value.
 * @param {Node} declarator
 * @param {Text} text
 */
function takeApart({ id, init }, text) {
  const whole = `_from${id.start}`;
  const names = id.properties.map(
    (/** @type {Node} */ { key, value }) =>
      `, ${value.name} = ${mark}(() => ${whole}.${key.name})()`,
  );
  text.overwrite(id.start, id.end, whole);
  text.appendLeft(init.end, names.join(""));
}

/**
 * @param {readonly any[]} statements
 * @returns {Node[]}
 */
function declarators(statements) {
  return statements
    .flatMap((statement) => statement.declarations ?? statement.declaration?.declarations ?? [])
    .filter(({ init }) => init);
}

/**
 * All that is evaluated with a value; what stands inside a function waits until that is called.
 * @param {unknown} node
 * @returns {Node[]}
 */
function nodesOnLoad(node) {
  if (Array.isArray(node)) return node.flatMap(nodesOnLoad);
  if (!isNode(node) || /Function|MethodDefinition/.test(node.type)) return [];
  return [node, ...Object.values(node).flatMap(nodesOnLoad)];
}

/** @param {Node} node */
function isCall({ type }) {
  return type === "CallExpression" || type === "NewExpression";
}

/**
 * Whether bundlers suspect a getter behind it.
 * @param {Node} node
 */
function mayRunGetters({ type, object }) {
  return type === "SpreadElement" || (type === "MemberExpression" && !isGlobal(object));
}

/** @param {Node} object */
function isGlobal({ type, name }) {
  return type === "Identifier" && name in globalThis;
}

/**
 * @param {unknown} node
 * @returns {node is Node}
 */
function isNode(node) {
  return typeof node === "object" && node !== null && "type" in node;
}
