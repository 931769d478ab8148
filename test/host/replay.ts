import type { Commit, HostState, LocalHost, RowChanges } from "mcp-host-ui/host";

/** What commits alone tell of a host. */
export interface Replay {
  readonly state: HostState;
  readonly values: ReadonlyMap<string, unknown>;
}

/** What stands in a host now, in the shape of a replay. */
export function lookAt(host: LocalHost): Replay {
  const { sessions, calls, open, settled, log } = host.getState();
  return {
    state: { sessions, calls, open, settled, log },
    values: new Map([...host.keys()].map((key) => [key, host.read(key)])),
  };
}

/** Does what a commit says, and nothing else. */
export function replay({ state, values }: Replay, commit: Commit): Replay {
  const nextValues = new Map(values);
  for (const [key, value] of commit.values) {
    if (value === undefined) nextValues.delete(key);
    else nextValues.set(key, value);
  }
  return {
    state: {
      sessions: apply(state.sessions, commit.sessions),
      calls: apply(state.calls, commit.calls),
      open: apply(state.open, commit.open),
      settled: apply(state.settled, commit.settled),
      log: commit.log ?? state.log,
    },
    values: nextValues,
  };
}

/** Whether a commit tells of anything but calls, which come and go by themselves. */
export function isMoreThanCalls({ sessions, open, settled, log, values }: Commit): boolean {
  const rows = [sessions, open, settled].some(({ gone, set }) => gone.length + set.length > 0);
  return rows || log !== undefined || values.size > 0;
}

function apply<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { gone, set }: RowChanges<Row>,
): readonly Row[] {
  const next = new Map(rows.map((row) => [row.id, row]));
  for (const id of gone) next.delete(id);
  for (const row of set) next.set(row.id, row);
  return [...next.values()];
}
