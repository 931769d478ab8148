const longest = 200;

/** Characters that end a line, steer the writing direction or are never seen. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Isolates text from outside (Unicode FSI and PDI), so that its writing direction does not affect the sentence around it.
 * Control characters become U+FFFD, and long text is cut at 200 characters. A missing text is empty.
 */
export function isolate(name: string | number | undefined): string {
  const shown = String(name ?? "").replace(steering, "\ufffd");
  const characters = [...shown.slice(0, 2 * longest)];
  const short = characters.length > longest ? `${characters.slice(0, longest).join("")}…` : shown;
  return short === "" ? "" : `\u2068${short}\u2069`;
}
