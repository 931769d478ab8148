import type { Command } from "../../host/command.js";
import type { Question } from "../../host/question.js";
import type { Surface } from "../../host/surface.js";
import type { Change } from "../change.js";
import type { RowsChange } from "../rowsChange.js";

/**
 * The surfaces of this window. Their ids repeat from window to window (React's `useId` counts from one in each), so the
 * host puts a name of its own before them, which they lose on the way back.
 */
export interface OwnSurfaces {
  /** All that are open. */
  list(): readonly Surface[];
  /** Remembers the surfaces that a command opens and closes. */
  outgoing(command: Command): Command;
  /** Turns a change of the host, and its name for this window, into a change for this window. */
  incoming(change: Change, prefix: string): Change;
}

/** Makes an empty {@link OwnSurfaces}. */
export function createOwnSurfaces(): OwnSurfaces {
  const surfaces = new Map<string, Surface>();

  const stripAll = (change: RowsChange<Question>, prefix: string) => ({
    ...change,
    set: change.set.map((question) =>
      question.surface?.startsWith(prefix)
        ? { ...question, surface: question.surface.slice(prefix.length) }
        : question,
    ),
  });

  return {
    list: () => [...surfaces.values()],
    outgoing(command) {
      if (command.type === "openSurface") surfaces.set(command.surface.id, command.surface);
      if (command.type === "closeSurface") surfaces.delete(command.id);
      return command;
    },
    incoming(change, prefix) {
      const { open, settled } = change.rows;
      return {
        ...change,
        rows: {
          ...change.rows,
          ...(open && { open: stripAll(open, prefix) }),
          ...(settled && { settled: stripAll(settled, prefix) }),
        },
      };
    },
  };
}
