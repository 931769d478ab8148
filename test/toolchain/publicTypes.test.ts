import { readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import ts from "../typescript-5/node_modules/typescript/lib/typescript.js";

const root = resolve(import.meta.dirname, "../..");
const source = `${root}/src/`;
const entries = [
  ...readdirSync(source).filter((file) => file.endsWith(".ts")),
  "locales/en.ts",
].map((file) => source + file);

const { config } = ts.readConfigFile(`${root}/tsconfig.build.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(entries, { ...options, noEmit: true });
const checker = program.getTypeChecker();

const itself = (symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Adds what a module exports, the members of its namespaces included. */
function addExports(module: ts.Symbol | undefined, found: Set<ts.Symbol>): void {
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const symbol = itself(exported);
    if (found.has(symbol)) continue;
    found.add(symbol);
    if (symbol.flags & ts.SymbolFlags.ValueModule) addExports(symbol, found);
  }
}

/** The name in a node that mentions a type, if it does. */
function mentionedIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  return ts.isTypeQueryNode(node) ? node.exprName : undefined;
}

/** Every type of the package that a declaration's signature mentions: bodies and initial values are none of it. */
function mentionsOf(declaration: ts.Declaration): readonly ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (node: ts.Node): void => {
    // What a variable of a known type begins with is none of its signature.
    if (ts.isBlock(node) || isInitialValue(node)) return;
    const name = mentionedIn(node);
    const symbol =
      name && checker.getSymbolAtLocation(ts.isQualifiedName(name) ? name.right : name);
    if (symbol) found.push(itself(symbol));
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found.filter(
    ({ flags, declarations = [] }) =>
      !(flags & ts.SymbolFlags.TypeParameter) && declarations.some((one) => isOurs(one)),
  );
}

function isInitialValue(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isVariableDeclaration(parent) && parent.type !== undefined && parent.initializer === node
  );
}

const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(source);

describe("a signature of an entry point", () => {
  it("mentions no type that an app cannot import from one of them", () => {
    const exported = new Set<ts.Symbol>();
    for (const entry of entries) {
      const file = program.getSourceFile(entry);
      if (file) addExports(checker.getSymbolAtLocation(file), exported);
    }
    expect(exported.size).toBeGreaterThan(500);
    const missing = [...exported].flatMap(({ name, declarations = [] }) =>
      declarations
        .filter((declaration) => isOurs(declaration) && !ts.isSourceFile(declaration))
        .flatMap(mentionsOf)
        .filter((mentioned) => !exported.has(mentioned))
        .map((mentioned) => {
          const [place] = mentioned.declarations ?? [];
          return `${name} mentions ${mentioned.name} of ${place && relative(root, place.getSourceFile().fileName)}`;
        }),
    );
    expect([...new Set(missing)]).toEqual([]);
  }, 120_000);
});
