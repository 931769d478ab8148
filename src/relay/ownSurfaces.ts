import type { Command } from "../host/command.js";
import type { Question } from "../host/question.js";
import type { Surface } from "../host/surface.js";
import type { Change } from "./change.js";
import type { RowsChange } from "./rowsChange.js";

/**
 * The surfaces of this window. Their ids repeat from window to window (React's `useId` counts from one in each), so
 * they carry the window's own name on the way to the host, and lose it on the way back.
 */
export interface OwnSurfaces {
  /** All that are open, as the host knows them. */
  list(): readonly Surface[];
  /** Turns a command of this window into one for the host, and remembers the surfaces that it opens and closes. */
  outgoing(command: Command): Command;
  /** Turns a change of the host into one for this window. */
  incoming(change: Change): Change;
}

/** Makes an empty {@link OwnSurfaces} for a window of this name. */
export function createOwnSurfaces(window: string): OwnSurfaces {
  const prefix = `${window}/`;
  const surfaces = new Map<string, Surface>();

  const strip = (question: Question): Question =>
    question.surface?.startsWith(prefix)
      ? { ...question, surface: question.surface.slice(prefix.length) }
      : question;
  const stripAll = (change: RowsChange<Question>) => ({ ...change, set: change.set.map(strip) });

  return {
    list: () => [...surfaces.values()],
    outgoing(command) {
      if (command.type === "openSurface") {
        const surface = { ...command.surface, id: prefix + command.surface.id };
        surfaces.set(surface.id, surface);
        return { ...command, surface };
      }
      if (command.type !== "closeSurface") return command;
      const id = prefix + command.id;
      surfaces.delete(id);
      return { ...command, id };
    },
    incoming(change) {
      const { open, settled } = change.rows;
      return {
        ...change,
        rows: {
          ...change.rows,
          ...(open && { open: stripAll(open) }),
          ...(settled && { settled: stripAll(settled) }),
        },
      };
    },
  };
}
