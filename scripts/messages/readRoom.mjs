// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

/** A group of messages: ICU MessageFormat strings, nested at any depth. @typedef {{ [key: string]: string | Tree }} Tree */

/**
 * A folder of message files, one for each language.
 * @typedef {object} Room
 * @property {string} folder
 * @property {Readonly<Record<string, Tree>>} languages the messages by BCP 47 tag
 * @property {Readonly<Record<string, string>>} descriptions notes for translators, by key
 * @property {Readonly<Record<string, readonly string[]>>} ownParameters parameters with the library's own words, by key
 */

const notLanguages = ["descriptions.json", "ownParameters.json"];

/** Reads a folder such as `src/messages`. @param {string} root @param {string} folder @returns {Room} */
export function readRoom(root, folder) {
  const read = (/** @type {string} */ file) =>
    JSON.parse(readFileSync(resolve(root, folder, file), "utf8"));
  const files = readdirSync(resolve(root, folder)).filter(
    (file) => file.endsWith(".json") && !notLanguages.includes(file),
  );
  return {
    folder,
    languages: Object.fromEntries(files.map((file) => [basename(file, ".json"), read(file)])),
    descriptions: read("descriptions.json"),
    ownParameters: read("ownParameters.json"),
  };
}

/**
 * Lists the messages of a tree by key, such as `form.send`.
 * @param {Tree} tree
 * @returns {readonly (readonly [key: string, message: string])[]}
 */
export function messagesIn(tree, prefix = "") {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = prefix === "" ? name : `${prefix}.${name}`;
    return typeof value === "string"
      ? [/** @type {const} */ ([key, value])]
      : messagesIn(value, key);
  });
}
