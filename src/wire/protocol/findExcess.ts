import { type Allowance, createAllowance, isTired } from "./allowance.js";
import { exceeds, type RequestLimits } from "./requestLimits.js";
import { atOnce, type Sliced } from "./sliced.js";

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
 * Explains in one sentence what of a value from the wire exceeds a bound; `undefined` where it is within all. No more is
 * looked at than the bounds allow, whatever the value is.
 */
export function findExcess(value: unknown, place: string, bounds: Bounds): string | undefined {
  // oxlint-disable-next-line bounds/recursion -- it comes back once, without keywords.
  return atOnce(walkSlices(value, place, bounds, createAllowance()));
}

/**
 * The same a slice at a time. `enter` is told each list and object before its members are looked at, and where it stands;
 * what it gives is told as the parent of what stands in it.
 */
export function* walkSlices(
  value: unknown,
  place: string,
  bounds: Bounds,
  allowance: Allowance,
  enter: (part: object, parent: object | undefined, key: string) => object = (part) => part,
): Sliced<string | undefined> {
  const { limits, isForm = false } = bounds;
  const { values: mostValues = Infinity, members: mostMembers = Infinity } = limits;
  const limitOnCharacters = isForm ? "formCharacters" : "characters";
  const mostCharacters = limits[limitOnCharacters] ?? Infinity;
  const found: Part[] = [{ value, depth: 0, holds: isForm ? "keywords" : "data", key: "" }];
  let values = 0;
  let characters = 0;

  for (let next = found.pop(); next; next = found.pop()) {
    const { value: part, depth, holds, parent, key } = next;
    values += 1;
    allowance.left -= 1;
    if (isTired(allowance)) yield;
    if (typeof part === "string") characters += part.length;
    if (values > mostValues) return exceeds(place, "holds more than # values", "values", limits);
    if (typeof part === "object" && part !== null) {
      if (depth >= deepest) return `${place} nests deeper than ${deepest} levels`;
      const isList = Array.isArray(part);
      if ((isList ? part.length : Object.keys(part).length) > mostMembers)
        return exceeds(place, "has a list or an object of more than # members", "members", limits);
      const entered = enter(part, parent, key);
      for (const [name, member] of Object.entries(part)) {
        if (!isList) characters += name.length;
        const held = heldBy(holds, isList ? undefined : name);
        if (held === "data" && holds === "keywords") {
          // oxlint-disable-next-line bounds/recursion -- in what is suggested it looks for no suggestions.
          const excess = findSuggestedExcess(member, place, limits);
          if (excess) return excess;
        }
        found.push({ value: member, depth: depth + 1, holds: held, parent: entered, key: name });
      }
    }
    if (characters > mostCharacters)
      return exceeds(place, "holds more than # characters", limitOnCharacters, limits);
  }
  return undefined;
}

/** The meaning of the names of an object's members: keywords of a schema, names of the server's own, or data. */
type Holds = "keywords" | "names" | "data";

interface Part {
  readonly value: unknown;
  readonly depth: number;
  readonly holds: Holds;
  readonly parent?: object;
  /** The name of the member of its parent that it is. */
  readonly key: string;
}

/** Suggestions are data all through: each is walked as a whole, and not again for what lies in it. */
function heldBy(holds: Holds, name: string | undefined): Holds {
  if (holds !== "keywords") return holds === "names" ? "keywords" : "data";
  if (name === "default") return "data";
  return name !== undefined && namesOwn.has(name) ? "names" : "keywords";
}

/** Finds a suggested answer that is too long: it stands in a control as a whole, whatever its type. */
export function findSuggestedExcess(
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
