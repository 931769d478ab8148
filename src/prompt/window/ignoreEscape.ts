/**
 * Lets an Escape through a layer of Radix that would claim it for itself. Radix prevents the default of every Escape
 * that reaches its uppermost layer; a popup of another copy of Radix, which is above ours without either of them
 * knowing, takes that for a sign that somebody has acted on it, and stays open.
 */
export function ignoreEscape(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  Object.defineProperty(event, "preventDefault", {
    configurable: true,
    // Radix calls it next; whoever comes after that gets the event's own.
    value: () => Reflect.deleteProperty(event, "preventDefault"),
  });
}
