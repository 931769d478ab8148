import { exceeds, type RequestLimits } from "./requestLimits.js";

/** Bounds for a walk through a value from the wire. */
export interface Bounds {
  /** The host's limits; one that is absent bounds nothing. */
  readonly limits: RequestLimits;
  /** Whether it is the schema of a form, which has limits of its own. */
  readonly isForm?: boolean;
}

/** Far beyond any real request, and far below where copying it, writing it or sending it on would overflow a stack. */
const deepest = 250;

/** Keywords whose members are named by the server, so that no name in them is a keyword. */
const namesOwn = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "definitions",
]);

/**
 * Explains in one sentence what of a value from the wire exceeds a bound; `undefined` if none does. No more is looked
 * at than the bounds allow, whatever the value is.
 */
export function findExcess(value: unknown, place: string, bounds: Bounds): string | undefined {
  const { limits, isForm = false } = bounds;
  const { values: mostValues = Infinity, members: mostMembers = Infinity } = limits;
  const limitOnCharacters = isForm ? "formCharacters" : "characters";
  const mostCharacters = limits[limitOnCharacters] ?? Infinity;
  const found: Part[] = [{ value, depth: 0, hasKeywords: isForm }];
  let values = 0;
  let characters = 0;

  for (let next = found.pop(); next; next = found.pop()) {
    const { value: part, depth, hasKeywords } = next;
    values += 1;
    if (typeof part === "string") characters += part.length;
    if (values > mostValues) return exceeds(place, "holds more than # values", "values", limits);
    if (typeof part === "object" && part !== null) {
      if (depth >= deepest) return `${place} nests deeper than ${deepest} levels`;
      const isList = Array.isArray(part);
      if ((isList ? part.length : Object.keys(part).length) > mostMembers)
        return exceeds(place, "has a list or an object of more than # members", "members", limits);
      for (const [name, member] of Object.entries(part)) {
        if (!isList) characters += name.length;
        if (hasKeywords && !isList && name === "default") {
          // oxlint-disable-next-line bounds/recursion -- in what is suggested it looks for no suggestions.
          const excess = findSuggestedExcess(member, place, limits);
          if (excess) return excess;
        }
        const isNames = hasKeywords && !isList && namesOwn.has(name);
        found.push({ value: member, depth: depth + 1, hasKeywords: isForm && !isNames });
      }
    }
    if (characters > mostCharacters)
      return exceeds(place, "holds more than # characters", limitOnCharacters, limits);
  }
  return undefined;
}

interface Part {
  readonly value: unknown;
  readonly depth: number;
  /** Whether the names of its members may be keywords of a schema. */
  readonly hasKeywords: boolean;
}

/** Finds a suggested answer that is too long: it stands in a control as a whole, whatever its type. */
function findSuggestedExcess(
  value: unknown,
  place: string,
  { defaultCharacters = Infinity, defaultItems = Infinity }: RequestLimits,
): string | undefined {
  if (Array.isArray(value) && value.length > defaultItems)
    return exceeds(place, "suggests a list of more than # items", "defaultItems", { defaultItems });
  // oxlint-disable-next-line bounds/recursion -- without keywords it does not come back.
  const isLong = findExcess(value, place, { limits: { characters: defaultCharacters } });
  return isLong === undefined
    ? undefined
    : exceeds(place, "suggests an answer of more than # characters", "defaultCharacters", {
        defaultCharacters,
      });
}
