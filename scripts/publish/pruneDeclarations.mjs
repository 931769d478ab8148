// @ts-check
// Removes the declarations that no entry point leads to, after `tsc`: it writes one file a module. Those that stay are
// indented with tabs, as the code is: four spaces each made up a thirtieth of all that is published as declarations. What
// an app cannot name loses its comments, which were a sixth: an editor shows those of what is exported, and of its words.
// It works on the package in the current folder.
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAst } from "vite";

const ending = ".d.ts";
/** @type {{ exports: Record<string, string | { types: string, default: string }> }} */
const { exports: entries } = JSON.parse(readFileSync("package.json", "utf8"));
const ownCode = Object.values(entries).flatMap((target) =>
  typeof target === "object" && target.default.endsWith(".js") ? join(target.types) : [],
);

const needed = new Set(ownCode);
// A set that grows while it is iterated visits what was added.
for (const path of needed)
  for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(
    /(?:\bfrom |\bimport\(|^import )"(\.[^"]+)\.js"/gm,
  ))
    needed.add(join(dirname(path), specifier) + ending);

for (const path of listFiles("dist"))
  if (path.endsWith(ending) && !path.endsWith(`.css${ending}`) && !needed.has(path)) rmSync(path);
removeEmpty("dist");
const exported = new Set([...needed].flatMap((path) => namesHandedOn(readFileSync(path, "utf8"))));
for (const path of needed) {
  const text = readFileSync(path, "utf8");
  // Translators read what each sentence is for.
  const declared = /\b(messages|locales)\//.test(path) ? text : withoutInnerComments(text);
  writeFileSync(
    path,
    declared.replace(/^(?: {4})+/gm, ({ length }) => "\t".repeat(length / 4)),
  );
}

/**
 * Lists the names that a file hands on from another.
 * @param {string} text
 */
function namesHandedOn(text) {
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\} from /gm)].flatMap(([, names = ""]) =>
    names.split(",").map(
      (name) =>
        name
          .replace(/^\s*type /, "")
          .trim()
          .split(" as ")[0] ?? "",
    ),
  );
}

/**
 * Drops the comments of declarations that no file hands on, and of their members.
 * @param {string} text
 */
function withoutInnerComments(text) {
  let end = 0;
  const statements = parseAst(text, { lang: "dts" }).body.map((statement) => {
    const whole = text.slice(end, statement.end);
    end = statement.end;
    return namesOf(statement).some((name) => exported.has(name))
      ? whole
      : whole.replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, "");
  });
  return statements.join("") + text.slice(end);
}

/**
 * @param {any} statement
 * @returns {string[]}
 */
function namesOf({ declaration }) {
  const declared = declaration?.declarations ?? [declaration];
  return declared.map((/** @type {any} */ each) => each?.id?.name);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) =>
    join(folder, path),
  );
}

/** @param {string} folder */
function removeEmpty(folder) {
  for (const each of readdirSync(folder, { withFileTypes: true }))
    if (each.isDirectory()) removeEmpty(join(folder, each.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
