const longest = 200;

/** Characters that end a line, steer the writing direction or are never seen. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Puts a name into a sentence so that neither its writing direction nor anything in it spills over (Unicode FSI and
 * PDI). Characters that could are shown as U+FFFD, and a very long name is cut.
 */
export function isolate(name: string): string {
  const shown = name.replace(steering, "\ufffd");
  const characters = [...shown.slice(0, 2 * longest)];
  const short = characters.length > longest ? `${characters.slice(0, longest).join("")}…` : shown;
  return short === "" ? "" : `\u2068${short}\u2069`;
}
