import type { WireValidation } from "../../../host/kind.js";
import { listOf, objectOf, optional, text } from "../../../wire/protocol/wireShape.js";

const roots = objectOf({ roots: listOf(objectOf({ uri: text, name: optional(text) })) });

/** Validates lists of roots apart from any host. */
export const rootsWire: Readonly<Record<string, WireValidation>> = {
  "roots/list": {
    findProblem: () => undefined,
    readResult(result) {
      const problem = roots(result, "result") ?? findForeign(result);
      if (problem !== undefined) return { message: `The list was not sent: ${problem}.` };
      // An object by its shape.
      return { sent: "result", result: result as object };
    },
  },
};

/** Finds an address that is none of a folder on this machine (client/roots: `file:` only). */
function findForeign(result: unknown): string | undefined {
  const { roots: listed } = result as { roots: readonly { uri: string }[] };
  return listed.some(({ uri }) => !uri.startsWith("file://"))
    ? "each uri must begin with file://"
    : undefined;
}
