/** Keeps the writing direction of the app's own words apart from ours beside them (Unicode FSI and PDI); nothing of them is cut. */
export function ownText(text: string): string {
  return `\u2068${text}\u2069`;
}
