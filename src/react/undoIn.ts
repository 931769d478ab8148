/** Options of an answer that the user can take back. */
export interface Undoable {
  /** The time in which `resume` takes the answer back, in milliseconds; until then nothing is sent. @default 0 */
  readonly undo?: number;
}

/** The same as a command says it. */
export interface Undo extends Undoable {
  readonly declines?: boolean;
}

/** Returns how a command to leave without a choice can be undone. */
export function undoIn({ undo = 0 }: Undoable = {}): Undo {
  return undo > 0 ? { undo } : {};
}

/** Returns how a command to decline can be undone. */
export function undoNo({ undo = 0 }: Undoable = {}): Undo {
  return undo > 0 ? { undo, declines: true } : {};
}
