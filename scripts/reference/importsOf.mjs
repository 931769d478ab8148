import { placeOf, textOf, ts } from "./typescript.mjs";

/** What a module imports or passes on from others of ours at run time, at once or later; with the docstring of what it imports. */
export function importsOf(checker, source) {
  const found = [];
  visit(source);
  return found;

  function visit(node) {
    if (ts.isImportDeclaration(node)) return readStatic(node.importClause);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      return readNames(node.exportClause);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(checker.getSymbolAtLocation(node.arguments[0]));
    ts.forEachChild(node, visit);
  }

  function readStatic(clause) {
    if (clause && !clause.isTypeOnly) readNames(clause.namedBindings);
  }

  function readNames(names) {
    if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return;
    for (const { isTypeOnly, name } of names.elements)
      if (!isTypeOnly) add(checker.getAliasedSymbol(checker.getSymbolAtLocation(name)));
  }

  function add(symbol) {
    const declaration = symbol?.declarations?.[0];
    const file = declaration && placeOf(declaration.getSourceFile());
    if (file) found.push({ file, about: textOf(checker, symbol) });
  }
}
