import type { HostOptions } from "../hostOptions.js";
import { checkPolicy } from "../policy.js";

/** Throws a sentence that says what to write, where `createHost` was not given what it needs. */
export function checkHostOptions(options: HostOptions | undefined): asserts options is HostOptions {
  // Callers without types give anything.
  const kinds: unknown = options?.kinds;
  if (!Array.isArray(kinds))
    throw new TypeError(
      `createHost was called without a list of kinds, so there is nothing that it could answer. ${howTo}`,
    );
  const names = new Set<unknown>();
  for (const [place, kind] of kinds.entries()) {
    if (typeof kind === "function")
      throw new TypeError(
        `kinds[${place}] of createHost is the function ${kind.name || "itself"}, not the kind that it makes. Call it: ${kind.name || "kind"}().`,
      );
    if (typeof kind?.name !== "string" || typeof kind.start !== "function")
      throw new TypeError(`kinds[${place}] of createHost is no kind. ${howTo}`);
    if (names.has(kind.name))
      throw new TypeError(
        `createHost was given two kinds named "${kind.name}", and only one can answer. Remove one of them.`,
      );
    names.add(kind.name);
  }
  const rules: unknown = options?.rules;
  if (rules !== undefined && typeof Object(rules).start !== "function")
    throw new TypeError(
      "createHost was given rules that are none, so no rule would hold. Write createHost({ rules: createRules() }), from mcp-host-ui/rules.",
    );
  checkPolicy(options?.policy);
}

const howTo = "Write createHost({ kinds: [elicitation()] }).";
