import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { initialGlobals } from "./toolbar.ts";

/** What the toolbar holds. */
export type Globals = Readonly<Record<string, unknown>>;

let globals: Globals = initialGlobals;
const listeners = new Set<() => void>();

/** Follows the toolbar for pages without a story, which no decorator reaches. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  const take = ({ globals: next }: { readonly globals: Globals }) => {
    globals = next;
    for (const listener of [...listeners]) listener();
  };
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}

/** Reads what the toolbar holds. */
export function readGlobals(): Globals {
  return globals;
}

/** Tells when the toolbar changes, until the returned function is called. */
export function listenToGlobals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
