import type { OpenElicitationView } from "./elicitationView.js";

/** The members that a component reads before it decides what to draw. */
const early: ReadonlySet<string> = new Set(["id", "mode", "status", "server", "deadline"]);

/** Returns a copy of a view that calls `drawn` when a component reads its message, its content, or an action. */
export function noteDrawn(view: OpenElicitationView, drawn: () => void): OpenElicitationView {
  const noted = { ...view };
  for (const [name, value] of Object.entries(view)) {
    if (early.has(name)) continue;
    Object.defineProperty(noted, name, {
      enumerable: true,
      get() {
        drawn();
        return value;
      },
    });
  }
  return noted;
}
