import { membersOf, takenBy } from "./membersOf.mjs";
import { placeOf, textOf, ts } from "./typescript.mjs";

/** Every export of a module, those of its namespaces by names with a dot. */
export function exportsOf(checker, source) {
  return listOf(checker.getSymbolAtLocation(source), "");

  function listOf(module, prefix) {
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const name = `${prefix}${exported.name}`;
      if (symbol.flags & ts.SymbolFlags.ValueModule) return listOf(symbol, `${name}.`);
      return [describe(checker, name, symbol)];
    });
  }
}

function describe(checker, name, symbol) {
  const declaration = symbol.declarations[0];
  const isType = !(symbol.flags & ts.SymbolFlags.Value);
  const type = isType
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const [call] = type.getCallSignatures();
  const short = name.split(".").at(-1);
  const kind = isType ? "type" : kindOf(short, call);
  const described = describedBy(checker, kind, type, call, declaration);
  return {
    name,
    kind,
    file: placeOf(declaration.getSourceFile()),
    about: textOf(checker, symbol),
    signature: call ? `${short}${checker.signatureToString(call)}` : checker.typeToString(type),
    takes: kind === "hook" ? takenBy(checker, call, declaration) : [],
    ...membersOf(checker, described, declaration),
  };
}

/** Whose members tell most: the props of a component, what a hook returns, a type itself. */
function describedBy(checker, kind, type, call, place) {
  if (kind === "type") return type;
  if (kind === "hook") return checker.getNonNullableType(call.getReturnType());
  const [props] = kind === "component" ? call.parameters : [];
  return props && checker.getTypeOfSymbolAtLocation(props, place);
}

function kindOf(name, call) {
  if (/^use[A-Z]/.test(name)) return "hook";
  if (call && /^[A-Z]/.test(name)) return "component";
  return call ? "function" : "value";
}
