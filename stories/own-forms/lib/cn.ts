/** Joins classes. shadcn/ui's own also lets the last of several that contradict one another win. */
export function cn(...classes: readonly (string | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
