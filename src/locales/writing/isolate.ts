/** Keeps the writing direction of a name from spilling into the sentence around it (Unicode FSI and PDI). */
export function isolate(name: string): string {
  return name === "" ? "" : `\u2068${name}\u2069`;
}
