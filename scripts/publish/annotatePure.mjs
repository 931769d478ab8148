// @ts-check
import { whenPublishing } from "./whenPublishing.mjs";

const mark = "/* @__PURE__ */ ";
/** The same as short as bundlers know it: there are more than a thousand. */
const short = "/*#__PURE__*/";
const markedElement = /\/\* @__PURE__ \*\/ (?=jsxs?\()/g;

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {{ at: number, until: number, text: string }} Edit what a stretch of the code becomes */

/**
 * Marks what a published file does on being loaded as free of effects, as `sideEffects` in package.json says of whole
 * files: many modules share one, and an app's bundler is to drop what the app does not use of it. Elements that a function
 * makes lose the mark that each has from JSX: nobody looks for it there, and all of them were a fiftieth of the package.
 * @returns {import("vite").Plugin}
 */
export function annotatePure() {
  return {
    name: "annotate-pure",
    apply: whenPublishing,
    // After minifying, which would take apart what the marks are written at. Source maps are off within a line by that.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = annotate(file.code, this.parse(file.code).body);
    },
  };
}

/**
 * @param {string} code
 * @param {readonly any[]} statements
 */
function annotate(code, statements) {
  /** @type {Edit[]} */
  const edits = [];
  // After a keyword the mark was all that parted them: `return/* @__PURE__ */ jsx(`.
  for (const { index: at } of code.matchAll(markedElement))
    edits.push({ at, until: at + mark.length, text: /\w/.test(code[at - 1] ?? "") ? " " : "" });
  for (const declarator of declarators(statements)) {
    if (declarator.id.type === "ObjectPattern") takeApart(declarator, edits);
    markValue(declarator.init, code, edits);
  }
  // From the end, so that places before stay right. Of two at one place, the later one stands before the other.
  return edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((one, other) => other.at - one.at || one.order - other.order)
    .reduce((text, { at, until, text: next }) => text.slice(0, at) + next + text.slice(until), code)
    .replaceAll(mark, short);
}

/**
 * @param {Node} value
 * @param {string} code
 * @param {Edit[]} edits
 */
function markValue(value, code, edits) {
  const nodes = nodesOnLoad(value);
  for (const { start } of nodes.filter(isCall))
    if (!code.slice(0, start).endsWith(mark) || code.startsWith("jsx", start))
      edits.push({ at: start, until: start, text: mark });
  if (!nodes.some(mayRunGetters)) return;
  edits.push({ at: value.start, until: value.start, text: `${mark}(()=>(` });
  edits.push({ at: value.end, until: value.end, text: "))()" });
}

/**
 * Reads each name of `{ a, b } = value` by itself: reading could run a getter, so bundlers would keep the value.
 * @param {Node} declarator
 * @param {Edit[]} edits
 */
function takeApart({ id, init }, edits) {
  const whole = `_from${id.start}`;
  const names = id.properties.map(
    (/** @type {Node} */ { key, value }) => `,${value.name}=${mark}(()=>${whole}.${key.name})()`,
  );
  edits.push({ at: id.start, until: id.end, text: ` ${whole}` });
  edits.push({ at: init.end, until: init.end, text: names.join("") });
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
