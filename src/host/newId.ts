import { randomName } from "../wire/protocol/randomName.js";

/** Makes an id for a question, call, root or surface: unique, and impossible to guess from another id. */
export function newId(): string {
  return randomName();
}
