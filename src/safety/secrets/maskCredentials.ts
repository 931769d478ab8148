import { isObject } from "../fields/json.js";
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
  if (typeof data === "string") return maskCredentials(data);
  if (Array.isArray(data)) return data.map(maskTexts);
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, maskTexts(value)]));
}
