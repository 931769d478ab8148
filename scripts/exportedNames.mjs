// @ts-check
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * The names under which a module's source declares what it exports, those in its namespaces included.
 *
 * @param {string} file
 * @returns {Set<string>}
 */
export function exportedNames(file) {
  const text = readFileSync(file, "utf8");
  const listed = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = ""]) =>
    list.split(",").flatMap(
      (item) =>
        item
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0] || [],
    ),
  );
  const declared = [
    ...text.matchAll(/export (?:declare )?(?:const|function|interface|type) (\w+)/g),
  ].map(([, name = ""]) => name);
  const whole = [...text.matchAll(/export (?:type )?\*(?: as \w+)? from "(\.[^"]*)\.js"/g)].flatMap(
    ([, path = ""]) => [...exportedNames(`${resolve(dirname(file), path)}.${extensionOf(file)}`)],
  );
  return new Set([...listed, ...declared, ...whole]);
}

/** @param {string} file */
function extensionOf(file) {
  return file.endsWith(".d.ts") ? "d.ts" : "ts";
}
