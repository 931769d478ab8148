import { credentialShapes } from "./credentialShapes.js";

/** Stands for what is not shown, in every language. */
export const mask = "•••";

const credentials = new RegExp(credentialShapes.join("|"), "gu");

/** A text with `•••` in place of everything that has the shape of a well-known credential; only those shapes are known. */
export function maskCredentials(text: string): string {
  return text.replace(credentials, mask);
}

/** Data in which {@link maskCredentials} is done to every text; the names of members stay. */
export function maskTexts(data: unknown): unknown {
  return maskWithin(data, 0);
}

/** Deeper than anything that is taken from a wire; what nests deeper still is masked as a whole. */
const deepest = 300;

function maskWithin(data: unknown, depth: number): unknown {
  if (typeof data === "string") return maskCredentials(data);
  if (typeof data !== "object" || data === null) return data;
  if (depth > deepest) return mask;
  if (Array.isArray(data)) return data.map((item) => maskWithin(item, depth + 1));
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, maskWithin(value, depth + 1)]),
  );
}
