// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
// TypeScript 7 has no stable API; 5.9 is here for the tests of what is published.
import ts from "../test/typescript-5/node_modules/typescript/lib/typescript.js";

/**
 * The names under which a module's source declares what it exports, those in its namespaces included.
 *
 * @param {string} file
 * @returns {Set<string>}
 */
export function exportedNames(file) {
  const names = declaredExports(file);
  for (const statement of statementsOf(file)) {
    if (!ts.isExportDeclaration(statement)) continue;
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause && ts.isNamedExports(exportClause))
      for (const { name, propertyName } of exportClause.elements)
        names.add((propertyName ?? name).text);
    else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
      for (const name of exportedNames(sourceOf(file, moduleSpecifier.text))) names.add(name);
  }
  return names;
}

/**
 * The names by which an app finds what a module exports: a namespace is one.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function outerNames(file) {
  const listed = statementsOf(file).flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause)
      return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
        ? outerNames(sourceOf(file, moduleSpecifier.text))
        : [];
    return ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [exportClause.name.text];
  });
  return [...declaredExports(file), ...listed];
}

/**
 * The names that a module itself declares and exports; several signatures of one function are one.
 *
 * @param {string} file
 * @param {{ types?: boolean }} [options] with `types` its types and interfaces alone
 * @returns {Set<string>}
 */
export function declaredExports(file, { types = false } = {}) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const statement of statementsOf(file)) {
    if (ts.isExportAssignment(statement)) names.add("default");
    if (!ts.canHaveModifiers(statement) || !isExported(statement)) continue;
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      names.add(statement.name.text);
    if (types) continue;
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        for (const bound of boundNames(name)) names.add(bound);
    else if ("name" in statement && statement.name && ts.isIdentifier(statement.name))
      names.add(statement.name.text);
  }
  return names;
}

/** @param {import("../test/typescript-5/node_modules/typescript/lib/typescript.js").HasModifiers} statement */
function isExported(statement) {
  return (
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
  );
}

/** The names that a pattern binds. @param {import("../test/typescript-5/node_modules/typescript/lib/typescript.js").BindingName} name @returns {string[]} */
function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}

/** @param {string} file */
function statementsOf(file) {
  const text = readFileSync(file, "utf8");
  return [...ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements];
}

/** The file that a specifier names. @param {string} file @param {string} specifier */
function sourceOf(file, specifier) {
  const path = resolve(dirname(file), specifier.replace(/\.js$/, ""));
  const endings = file.endsWith(".d.ts") ? ["d.ts"] : ["ts", "tsx"];
  const found = endings.map((ending) => `${path}.${ending}`).find((name) => existsSync(name));
  if (!found) throw new Error(`${file} exports from ${specifier}, which is no file.`);
  return found;
}
