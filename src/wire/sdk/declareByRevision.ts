import type { LocalHost } from "../../host/host.js";
import { isModern } from "./isModern.js";
import type { DeclaredIn } from "./rewriteDeclared.js";

/** The capabilities of a client, by the revision of what it sends. */
export interface Declarations {
  readonly declaredIn: DeclaredIn;
  /** Whether the capability of a method was left out of what the client declared last. */
  leftOut(method: string): boolean;
}

/**
 * Leaves out of what a client declares the kinds that the host leaves out of a revision, and `listChanged` of roots from
 * 2026-07-28 on, which knows no such notification. What the app answers itself stays.
 */
export function declareByRevision(
  { requests, lastRevisions }: Pick<LocalHost, "requests" | "lastRevisions">,
  handles: (method: string) => boolean,
): Declarations {
  let revision = "";
  const isLeftOut = (name: string) => {
    const last = lastRevisions[name];
    return last !== undefined && revision > last;
  };
  const isOurs = (name: string) =>
    requests.some((method) => capabilityOf(method) === name && handles(method));
  return {
    leftOut: (method) => isLeftOut(capabilityOf(method)),
    declaredIn(now, declared) {
      revision = now;
      return Object.fromEntries(
        Object.entries(declared).flatMap(([name, value]) => {
          if (!isOurs(name)) return [[name, value]];
          if (isLeftOut(name)) return [];
          if (name !== "roots" || !isModern(revision)) return [[name, value]];
          const { listChanged: _, ...rest } = Object(value);
          return [[name, rest]];
        }),
      );
    },
  };
}

function capabilityOf(method: string): string {
  return method.slice(0, method.indexOf("/"));
}
