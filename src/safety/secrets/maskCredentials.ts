import { credentialShapes } from "./credentialShapes.js";

/** Stands for what is not shown, in every language. */
export const mask = "•••";

const credentials = new RegExp(credentialShapes.join("|"), "gu");

/** A text with `•••` in place of everything that has the shape of a well-known credential; only those shapes are known. */
export function maskCredentials(text: string): string {
  return text.replace(credentials, mask);
}
