import { defineKey, type HostKey } from "../state/key.js";
import type { Draft } from "./command.js";
import type { Question } from "./question.js";

/** Where a question stands, as long as its host keeps it: under its own id. */
export function questionKey(id: string): HostKey<Question> {
  return defineKey(id);
}

/** The key under which `read` and `subscribe` of a host find the draft of a question. */
export function draftKey(id: string): HostKey<Draft> {
  return defineKey(`draft:${id}`);
}
