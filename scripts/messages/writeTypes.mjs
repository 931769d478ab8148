// @ts-check
import { categoriesOf } from "./checkRoom.mjs";
import { readParameters } from "./readParameters.mjs";
import { generated, typeName } from "./writeModule.mjs";

/** @typedef {import("./readRoom.mjs").Room} Room */
/** @typedef {import("./readRoom.mjs").Tree} Tree */

/** Writes the interface of a room's messages, from English and the descriptions. @param {Room} room */
export function writeTypes({ folder, languages, descriptions }) {
  const categories = categoriesOf("en");
  /** @param {Tree} tree @returns {string} */
  const members = (tree, prefix = "") =>
    Object.entries(tree)
      .map(([name, value]) => {
        const key = prefix === "" ? name : `${prefix}.${name}`;
        const note = descriptions[key];
        const type =
          typeof value === "string" ? typeOf(value, categories) : `{\n${members(value, key)}}`;
        return `${note ? `/** ${note} */\n` : ""}readonly "${name}": ${type};\n`;
      })
      .join("");
  return `${generated}/** Every message of this room: a string, or a function of its parameters. */\nexport interface ${typeName(folder)} {\n${members(languages.en ?? {})}}\n`;
}

/** @param {string} message @param {readonly Intl.LDMLPluralRule[]} categories */
function typeOf(message, categories) {
  const types = new Map(readParameters(message, categories).map(({ name, type }) => [name, type]));
  if (types.size === 0) return "string";
  return `(params: { ${[...types].map(([name, type]) => `readonly ${name}: ${type}`).join("; ")} }) => string`;
}
