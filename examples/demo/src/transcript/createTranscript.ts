import type { CallToolResult, Tool } from "@modelcontextprotocol/client";
import type { Connection, Connections } from "../connections/createConnections.js";
import { createStore, type Store } from "../createStore.js";

/** What became of a tool call. */
export type CallState =
  | { readonly phase: "running" }
  | { readonly phase: "done"; readonly result: CallToolResult }
  | { readonly phase: "stopped" | "failed"; readonly problem: string };

/** One tool call in the conversation. */
export interface TranscriptEntry {
  readonly id: number;
  /** The id of its connection, which is the id of its session in the host too. */
  readonly connection: string;
  readonly server: string;
  readonly tool: Tool;
  readonly args: Record<string, unknown>;
  readonly startedAt: number;
  /** The host's id of the call. */
  readonly call?: string | undefined;
  readonly state: CallState;
}

/** The conversation: every call so far, oldest first. */
export interface Transcript
  extends Pick<Store<readonly TranscriptEntry[]>, "getState" | "subscribe"> {
  /** Calls a tool and keeps what comes of it. */
  call(connection: Connection, tool: Tool, args: Record<string, unknown>): Promise<void>;
  clear(): void;
}

/** Makes an empty conversation. */
export function createTranscript(connections: Connections): Transcript {
  const store = createStore<readonly TranscriptEntry[]>([]);
  let last = 0;
  const change = (id: number, known: Partial<TranscriptEntry>) =>
    store.setState((entries) =>
      entries.map((entry) => (entry.id === id ? { ...entry, ...known } : entry)),
    );
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    clear: () =>
      store.setState((entries) => entries.filter(({ state }) => state.phase === "running")),
    async call({ route }, tool, args) {
      last += 1;
      const id = last;
      const entry: TranscriptEntry = {
        id,
        connection: route.id,
        server: route.name,
        tool,
        args,
        startedAt: Date.now(),
        state: { phase: "running" },
      };
      store.setState((entries) => [...entries, entry]);
      try {
        const result = await connections.call({
          connection: route.id,
          tool,
          args,
          onStart: (call) => change(id, { call }),
        });
        change(id, { state: { phase: "done", result } });
      } catch (error) {
        change(id, { state: readFailure(error) });
      }
    },
  };
}

function readFailure(error: unknown): CallState {
  const problem = error instanceof Error ? error.message : String(error);
  const stopped = error instanceof Error && error.name === "AbortError";
  return { phase: stopped ? "stopped" : "failed", problem };
}
