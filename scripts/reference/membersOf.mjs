import { placeOf, textOf, ts } from "./typescript.mjs";

/** The members of a type that are ours, and whether it has others: React and the DOM document those. */
export function membersOf(checker, type, place) {
  const all = type?.getProperties() ?? [];
  const ours = all.filter(isOurs);
  return {
    members: ours.map((member) => memberOf(checker, member, place)),
    takesAttributes: ours.length < all.length,
  };
}

/** What a function takes: each parameter, and in place of its options, each option. */
export function takenBy(checker, call, place) {
  return call.parameters.flatMap((parameter) => {
    const type = checker.getTypeOfSymbolAtLocation(parameter, place);
    const options = checker.getNonNullableType(type);
    const named = options.aliasSymbol ?? options.symbol;
    if (named?.name.endsWith("Options"))
      return membersOf(checker, options, place).members.map((member) => ({
        ...member,
        name: `options.${member.name}`,
      }));
    const described = memberOf(checker, parameter, place);
    // A parameter that is taken apart at once has no name.
    const name = described.name.startsWith("__") ? lowerFirst(named.name) : described.name;
    return [{ ...described, name, about: described.about || textOf(checker, named) }];
  });
}

function memberOf(checker, member, place) {
  const tags = member.getJsDocTags(checker);
  const byDefault = tags.find(({ name }) => name === "default");
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
  const type = checker.getTypeOfSymbolAtLocation(member, place);
  return {
    name: member.name,
    isOptional: Boolean(member.flags & ts.SymbolFlags.Optional),
    type: checker.typeToString(type, place, NoTruncation | UseAliasDefinedOutsideCurrentScope),
    about: textOf(checker, member),
    byDefault: byDefault ? ts.displayPartsToString(byDefault.text) : "",
  };
}

function isOurs({ declarations }) {
  return declarations?.some((node) => placeOf(node.getSourceFile()));
}

function lowerFirst(name) {
  return `${name[0].toLowerCase()}${name.slice(1)}`;
}
