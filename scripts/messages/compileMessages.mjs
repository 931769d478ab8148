// @ts-check
// node scripts/messages/compileMessages.mjs compiles the ICU messages of src/messages and src/kinds/*/messages to TypeScript.
// `npm ci`, `npm run build`, and every Vite configuration run it.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { checkRoom } from "./checkRoom.mjs";
import { readRoom } from "./readRoom.mjs";
import { generated, typeName, writeModule } from "./writeModule.mjs";
import { writeTypes } from "./writeTypes.mjs";

/** @typedef {import("./readRoom.mjs").Room} Room */

const root = resolve(import.meta.dirname, "../..");

/**
 * Compiles every message, and writes the files that change.
 * @throws {Error} with one line for each missing key, unknown parameter, and plural that does not fit the language
 */
export function compileMessages() {
  const rooms = readRooms();
  const faults = rooms.flatMap(checkRoom);
  if (faults.length > 0) throw new Error(`The messages do not compile:\n${faults.join("\n")}`);
  for (const room of rooms) {
    write(`${room.folder}/compiled/messages.ts`, writeTypes(room));
    for (const [tag, tree] of Object.entries(room.languages))
      for (const group of Object.keys(tree))
        write(`${room.folder}/compiled/${tag}/${group}.ts`, writeModule(room, tag, group));
  }
  write("src/messages/compiled/allMessages.ts", writeAllMessages(rooms));
  write("src/messages/compiled/ownParameters.ts", writeOwnParameters(rooms));
  for (const tag of languages()) {
    write(`src/locales/${tag}.ts`, writeLocale(rooms, tag));
    const messages = Object.assign({}, ...rooms.map((room) => room.languages[tag]));
    write(`src/locales/${tag}.json`, `${JSON.stringify(messages, undefined, 2)}\n`);
  }
}

/** Reads every folder of messages, `src/messages` first. */
export function readRooms() {
  const kinds = readdirSync(resolve(root, "src/kinds")).sort();
  return ["src/messages", ...kinds.map((kind) => `src/kinds/${kind}/messages`)]
    .filter((folder) => existsSync(resolve(root, folder, "en.json")))
    .map((folder) => readRoom(root, folder));
}

/** The BCP 47 tags of the languages, English first. */
export function languages() {
  const tags = Object.keys(readRoom(root, "src/messages").languages);
  return ["en", ...tags.filter((tag) => tag !== "en")];
}

/** @param {readonly Room[]} rooms */
function writeAllMessages(rooms) {
  const from = "src/messages/compiled";
  const names = rooms.map(({ folder }) => typeName(folder));
  const imports = rooms.map(
    ({ folder }, at) =>
      `import type { ${names[at]} } from "${pathFrom(from, `${folder}/compiled/messages.js`)}";\n`,
  );
  return `${generated}${imports.join("")}
/** Every message that the library shows or announces. */
export interface Messages extends ${names.join(", ")} {
  /** The BCP 47 tag of the language. */
  readonly locale: string;
}
`;
}

/** @param {readonly Room[]} rooms */
function writeOwnParameters(rooms) {
  const own = Object.assign({}, ...rooms.map(({ ownParameters }) => ownParameters));
  return `${generated}/** The parameters that hold the library's own words, by the key of the message. */
export const ownParameters: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(own)};
`;
}

/** @param {readonly Room[]} rooms @param {string} tag */
function writeLocale(rooms, tag) {
  const groups = rooms.flatMap(({ folder, languages: { en = {} } }) =>
    Object.keys(en).map((group) => ({ group, folder })),
  );
  const imports = groups.map(
    ({ group, folder }) =>
      `import { ${group} } from "${pathFrom("src/locales", `${folder}/compiled/${tag}/${group}.js`)}";\n`,
  );
  const types = tag === "en" ? writeTypeExports(rooms) : "";
  const language = new Intl.DisplayNames("en", { type: "language" }).of(tag);
  return `${generated}${imports.join("")}import type { Messages } from "../messages/messages.js";
${types}
/** The messages in ${language}. */
export const ${tag.replaceAll("-", "")}: Messages = {
  locale: "${tag}",
${groups.map(({ group }) => `  ${group},\n`).join("")}};
`;
}

/** The types that an app needs for its own messages. @param {readonly Room[]} rooms */
function writeTypeExports(rooms) {
  const catalogs = rooms.map(({ folder }) => {
    const path = pathFrom("src/locales", `${folder}/compiled/messages.js`);
    return `export type { ${typeName(folder)} } from "${path}";\n`;
  });
  return `export type { CoreMessages } from "../messages/core.js";
export type { GroupOverride, Messages, MessagesOverride } from "../messages/messages.js";
${catalogs.join("")}`;
}

/** @param {string} folder @param {string} file */
function pathFrom(folder, file) {
  const path = relative(folder, file).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** Replaces a file at once, since several processes may compile side by side. @param {string} file @param {string} text */
function write(file, text) {
  const path = resolve(root, file);
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compileMessages();
