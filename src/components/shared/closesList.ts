/** Whether a press of Escape closes an open list of options, and therefore nothing around it. */
export function closesList({ target }: Pick<Event, "target">): boolean {
  return target instanceof Element && target.matches("[role=combobox][aria-expanded=true]");
}
