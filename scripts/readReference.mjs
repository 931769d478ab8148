// What the public API says of itself: every export of an entry point, with its docstrings and members.
import { createRequire } from "node:module";

// TypeScript 7 has no API in JavaScript; API Extractor brings a TypeScript that has one.
const { resolve } = createRequire(import.meta.url);
const ts = createRequire(resolve("@microsoft/api-extractor"))("typescript");

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
};

/** Reads entry points: names to source files. Returns names to exports, sorted by kind and name. */
export function readReference(entries) {
  const program = ts.createProgram(Object.values(entries), options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(entries).map(([entry, file]) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file));
      return [entry, exportsOf(module, "")];
    }),
  );

  function exportsOf(module, prefix) {
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const name = `${prefix}${exported.name}`;
      if (symbol.flags & ts.SymbolFlags.ValueModule) return exportsOf(symbol, `${name}.`);
      return [describe(name, symbol)];
    });
  }

  function describe(name, symbol) {
    const declaration = symbol.declarations?.[0];
    const isType = !(symbol.flags & ts.SymbolFlags.Value);
    const type = isType
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const [call] = type.getCallSignatures();
    const short = name.split(".").at(-1);
    const kind = isType ? "type" : kindOf(short, call);
    const props = call?.parameters[0];
    const members =
      kind === "component"
        ? membersOf(props && checker.getTypeOfSymbolAtLocation(props, declaration), declaration)
        : kind === "hook"
          ? membersOf(call?.getReturnType(), declaration)
          : isType
            ? membersOf(type, declaration)
            : [];
    return { name, kind, ...textOf(symbol), signature: signatureOf(short, type, call), members };
  }

  function membersOf(type, place) {
    // What React and the DOM document is not repeated here.
    return (type?.getProperties() ?? []).filter(isOurs).map((member) => ({
      name: member.name,
      isOptional: Boolean(member.flags & ts.SymbolFlags.Optional),
      type: checker.typeToString(
        checker.getTypeOfSymbolAtLocation(member, place),
        place,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
      ),
      ...textOf(member),
    }));
  }

  function textOf(symbol) {
    const tags = symbol.getJsDocTags(checker);
    const byDefault = tags.find(({ name }) => name === "default");
    return {
      about: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      byDefault: byDefault ? ts.displayPartsToString(byDefault.text) : "",
    };
  }

  function signatureOf(name, type, call) {
    return call ? `${name}${checker.signatureToString(call)}` : checker.typeToString(type);
  }
}

function kindOf(name, call) {
  if (/^use[A-Z]/.test(name)) return "hook";
  if (call && /^[A-Z]/.test(name)) return "component";
  return call ? "function" : "value";
}

function isOurs({ declarations }) {
  return declarations?.some((node) => !node.getSourceFile().fileName.includes("/node_modules/"));
}
