// @ts-check
import { parse } from "@messageformat/parser";
import { readParameters } from "./readParameters.mjs";
import { messagesIn } from "./readRoom.mjs";

/**
 * Lists the faults of a room: keys that a language lacks or adds, unknown parameters, and plurals that do not fit the language.
 * English is the source of keys and parameters.
 * @param {import("./readRoom.mjs").Room} room
 * @returns {readonly string[]} one sentence for each fault, with the file and the key
 */
export function checkRoom({ folder, languages, descriptions, ownParameters }) {
  const english = new Map(messagesIn(languages.en ?? {}));
  const groups = new Set([...english.keys()].flatMap(groupsOf));
  const faults = Object.keys({ ...descriptions, ...ownParameters })
    .filter((key) => !english.has(key) && !groups.has(key))
    .map(
      (key) =>
        `${folder}: descriptions.json or ownParameters.json names ${key}, which en.json lacks.`,
    );
  for (const [tag, tree] of Object.entries(languages)) {
    const file = `${folder}/${tag}.json`;
    const messages = new Map(messagesIn(tree));
    for (const key of english.keys()) if (!messages.has(key)) faults.push(`${file} lacks ${key}.`);
    for (const [key, message] of messages) {
      const source = english.get(key);
      if (source === undefined) faults.push(`${file} has ${key}, which en.json lacks.`);
      else
        faults.push(...faultsOf(message, tag, source).map((fault) => `${file}, ${key}: ${fault}`));
    }
  }
  return faults;
}

/** The groups around a key: `a` and `a.b` of `a.b.c`. @param {string} key */
function groupsOf(key) {
  const names = key.split(".");
  return names.slice(0, -1).map((_, at) => names.slice(0, at + 1).join("."));
}

/** The plural categories of a language. @param {string} tag */
export function categoriesOf(tag) {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

/**
 * @param {string} message
 * @param {string} tag
 * @param {string} source
 * @returns {readonly string[]}
 */
function faultsOf(message, tag, source) {
  const categories = categoriesOf(tag);
  try {
    const known = readParameters(source, categoriesOf("en")).map(({ name }) => name);
    const unknown = readParameters(message, categories).filter(({ name }) => !known.includes(name));
    return [
      ...unknown.map(({ name }) => `the parameter {${name}} is unknown.`),
      ...missingPlurals(parse(message, { cardinal: [...categories], strict: false }), categories),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * @param {readonly import("@messageformat/parser").Token[]} tokens
 * @param {readonly Intl.LDMLPluralRule[]} categories
 * @returns {readonly string[]}
 */
function missingPlurals(tokens, categories) {
  return tokens.flatMap((token) => {
    if (!("cases" in token)) return [];
    const keys = token.cases.map(({ key }) => key);
    const missing = token.type === "plural" ? categories.filter((one) => !keys.includes(one)) : [];
    return [
      ...missing.map((category) => `the plural of {${token.arg}} lacks "${category}".`),
      ...token.cases.flatMap((one) => missingPlurals(one.tokens, categories)),
    ];
  });
}
