import type { Property } from "../schemaOf.js";

/** The server that asks, and its message. */
export const asked = { server: "bench", message: "Many questions" };

/** Which answers are right, where ours say so before anything was typed. */
export function hintOf({ type }: Property): string | undefined {
  return type === "integer" ? "A whole number from 1 to 99" : undefined;
}

/** What is wrong with an answer, if anything is. */
export function errorOf({ type, enum: options, format }: Property, text: string): string {
  if (text === "") return "Answer this.";
  if (options) return "";
  if (type === "integer")
    return /^\d{1,2}$/.test(text) && text !== "0" ? "" : "Enter a whole number from 1 to 99.";
  if (format === "email")
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? "" : "Enter an e-mail address.";
  return text.length < 2 ? "Enter at least 2 characters." : "";
}

/** The ids of what describes a field, and of what names it. */
export function idsOf(name: string) {
  return {
    label: `${name}-label`,
    description: `${name}-description`,
    hint: `${name}-hint`,
    error: `${name}-error`,
  };
}
