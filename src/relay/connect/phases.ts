import { createListeners } from "../../state/listeners.js";

/**
 * The state of a window's connection to its host. `connecting`: it says hello and was not answered yet. `lost`: the port closed, or the
 * host said goodbye or went silent; the last state stays to be read. `incompatible`: the host speaks another version.
 * `closed`: this side closed it for good.
 */
export type ConnectionPhase = "connecting" | "connected" | "lost" | "incompatible" | "closed";

/** The phase of a connection, which nothing leaves once it is closed. */
export interface Phases {
  get(): ConnectionPhase;
  set(next: ConnectionPhase): void;
  subscribe(listener: () => void): () => void;
}

/** Makes {@link Phases}; `failed` hears what a listener throws. */
export function createPhases(failed: (error: unknown) => void): Phases {
  let phase: ConnectionPhase = "connecting";
  const listeners = createListeners(failed);
  return {
    get: () => phase,
    set(next) {
      if (phase === next || phase === "closed") return;
      phase = next;
      listeners.tell();
    },
    subscribe: listeners.add,
  };
}
