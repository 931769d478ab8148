import { cx } from "./cx.js";

type Handler = (...args: readonly unknown[]) => unknown;

/**
 * Adds given props to a part's own. Given handlers run first, and the part's own unless the event's default was
 * prevented; classes, styles and the ids of labels and descriptions are joined; of anything else the given one counts.
 */
export function mergeProps<Own extends object, Given extends object>(
  own: Own,
  given: Given,
): Own & Given {
  const ours = new Map<string, unknown>(Object.entries(own));
  const changed = Object.entries(given).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, merged(name, ours.get(name), value)] as const],
  );
  return Object.assign({}, own, given, Object.fromEntries([...ours, ...changed]));
}

function merged(name: string, ours: unknown, given: unknown): unknown {
  if (ours === undefined) return given;
  if (isHandler(ours) && isHandler(given) && /^on[A-Z]/.test(name)) return inTurn(given, ours);
  if (typeof ours === "string" && typeof given === "string" && joined.has(name))
    return cx(ours, given);
  if (name === "style") return Object.assign({}, ours, given);
  return given;
}

const joined = new Set(["className", "aria-labelledby", "aria-describedby"]);

function inTurn(first: Handler, second: Handler): Handler {
  return (event, ...rest) => {
    first(event, ...rest);
    if (!isPrevented(event)) second(event, ...rest);
  };
}

function isHandler(value: unknown): value is Handler {
  return typeof value === "function";
}

function isPrevented(event: unknown): boolean {
  return (
    typeof event === "object" &&
    event !== null &&
    "defaultPrevented" in event &&
    event.defaultPrevented === true
  );
}
