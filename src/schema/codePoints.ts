/** The length of a text as JSON Schema counts it: in Unicode code points. */
export function codePoints(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
