// @ts-check
// Which published file a module goes into. Files are few, since an app's bundler gives each that several of its chunks
// share a chunk of its own; and what an app loads at once is in none with what it loads later, since no bundler splits one.
import { isClient } from "./keepUseClient.mjs";

/** @typedef {{ importedIds: readonly string[], dynamicallyImportedIds: readonly string[], code: string | null }} ModuleInfo */
/** @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Graph */
/** @typedef {import("./plan.mjs").PlannedFile} PlannedFile */
/** @typedef {{ readonly sharedFiles: readonly PlannedFile[], readonly pageFiles: readonly PlannedFile[] }} Plan files for what runs anywhere, and for what runs in a page */

/** @type {Plan} */
const noPlan = { sharedFiles: [], pageFiles: [] };

/**
 * Names the published file of a module, or null where the bundler may choose.
 * @param {string} src the folder of the sources, with a slash at its end
 * @param {readonly string[]} entries the modules that package.json exports
 * @param {Plan} [plan]
 */
export function placeModules(src, entries, plan = noPlan) {
  /** @type {((id: string) => string | null) | undefined} */
  let place;
  return (/** @type {string} */ id, /** @type {Graph} */ graph) => {
    place ??= createPlaces(src, entries, plan, graph);
    return place(id);
  };
}

/**
 * @param {string} src
 * @param {readonly string[]} entries
 * @param {Plan} plan
 * @param {Graph} graph
 */
function createPlaces(src, entries, { sharedFiles, pageFiles }, graph) {
  const imports = (/** @type {string} */ id) => graph.getModuleInfo(id)?.importedIds ?? [];
  const allImports = (/** @type {string} */ id) => [
    ...imports(id),
    ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  ];
  const isMarked = (/** @type {string} */ id) => isClient(graph.getModuleInfo(id)?.code);
  /** All that modules of the plan need, but for those that are not there: a kind can be deleted. */
  const needsOf = (/** @type {readonly string[]} */ paths) =>
    reach(paths.map((path) => src + path).filter(graph.getModuleInfo.bind(graph)), imports);

  /** Modules that server components may import: nothing before them or after them is marked "use client". */
  const outside = reach(entries, (id) => (isMarked(id) ? [] : allImports(id)));
  const isShared = (/** @type {string} */ id) =>
    outside.has(id) && ![...reach([id], imports)].some(isMarked);

  const [shared, page] = [sharedFiles, pageFiles].map((files) =>
    files.map(({ file, modules, within, isAlone = false, isLater = false }) => {
      const needs = isAlone ? new Set(modules.map((path) => src + path)) : needsOf(modules);
      const limit = within && needsOf(within);
      const has = (/** @type {string} */ id) => needs.has(id) && (limit?.has(id) ?? true);
      return { file, isLater, has };
    }),
  );
  const pageFileOf = (/** @type {string} */ id) =>
    isShared(id) ? undefined : page?.find(({ has }) => has(id));
  /** What does so stands in a file of its own: an app that uses something else of a file loads all that the file imports. */
  const needsLater = (/** @type {string} */ id) =>
    [...reach([id], imports)].some((needed) => pageFileOf(needed)?.isLater);

  return (/** @type {string} */ id) => {
    if (!id.startsWith(src) || entries.includes(id)) return null;
    const path = id.slice(src.length);
    if (isShared(id)) return shared?.find(({ has }) => has(id))?.file ?? null;
    if (outside.has(id) && path.endsWith("/parts.ts")) return namespaceFile(path);
    return pageFileOf(id)?.file ?? `${needsLater(id) ? "whole" : "more"}-${folderOf(path)}`;
  };
}

/** A namespace of parts names them all, so each has a file that apps without it leave out. @param {string} path */
function namespaceFile(path) {
  return path.replace(/^kinds\/|\.ts$/g, "").replaceAll("/", "-");
}

/** @param {string} path */
function folderOf(path) {
  const [first = "", second = ""] = path.split("/");
  return first === "kinds" && !second.includes(".") ? second : first;
}

/**
 * @param {readonly string[]} from
 * @param {(id: string) => readonly string[]} next
 */
function reach(from, next) {
  const seen = new Set(from);
  // A set that grows while it is iterated visits what was added.
  for (const id of seen) for (const target of next(id)) seen.add(target);
  return seen;
}
