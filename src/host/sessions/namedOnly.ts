import type { HostPolicy } from "../policy.js";
import { createRequestError, type RequestError } from "../requestError.js";

/** Knows which sessions the host's policy lets ask: by the host app's own ids, never by what a server calls itself. */
export interface NamedOnly {
  has(session: string): boolean;
  /** Throws what a server hears that is not named. */
  expect(session: string, kind: string, method: string): void;
  forget(session: string): void;
}

/** Makes a {@link NamedOnly}; `refused` hears of the first request of each method that a session is refused. */
export function createNamedOnly(
  servers: HostPolicy["servers"],
  refused: (session: string, kind: string, error: RequestError) => void,
): NamedOnly {
  const names = servers && new Set(servers);
  const told = new Map<string, Set<string>>();
  const has = (session: string) => names?.has(session) ?? true;
  return {
    has,
    expect(session, kind, method) {
      if (has(session)) return;
      const error = createRequestError(-32603, "This host takes no requests from this server.");
      const methods = told.get(session) ?? new Set();
      if (!methods.has(method)) refused(session, kind, error);
      told.set(session, methods.add(method));
      throw error;
    },
    forget: (session) => void told.delete(session),
  };
}
