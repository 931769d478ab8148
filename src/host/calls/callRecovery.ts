import type { RunningKind } from "../kind.js";
import type { Settlement } from "../questions/settlement.js";
import { isRequestError } from "../requestError.js";
import type { SessionRecord } from "../session.js";
import type { NamedOnly } from "../sessions/namedOnly.js";
import type { SessionGate } from "../sessions/sessionGate.js";
import type { Table } from "../tables/table.js";

/** Returns the function that lets kinds look at the error of a failed call; it resolves to true if the call is worth another try. */
export function createCallRecovery({
  records,
  kinds,
  settlement,
  gate,
  named,
}: {
  records: Table<SessionRecord>;
  kinds: ReadonlyMap<string, RunningKind>;
  settlement: Settlement;
  gate: SessionGate;
  named: NamedOnly;
}): (id: string, error: unknown, call: string, retries: number) => Promise<boolean> {
  return async (id, error, call, retries) => {
    const session = records.get(id);
    for (const [kind, { recover }] of kinds) {
      if (!session || session.blocked || !recover || !named.has(id)) continue;
      const ask = async (request: unknown, detail?: unknown) => {
        gate.admit(id);
        return settlement.ask({ kind, session: id, request, detail, options: { call } });
      };
      try {
        if (await recover(error, { session, retries, ask })) return true;
      } catch (refusal) {
        // Nobody is asked, so the call fails as it did.
        if (!isRequestError(refusal)) throw refusal;
      }
    }
    return false;
  };
}
