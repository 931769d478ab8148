import { isJsonObject } from "mcp-host-ui/schema";
import type { Recording } from "./recording.js";

/** Reads a recording, or its JSON, which may be of another release or written by anybody. Throws at what is none of version 1. */
export function readRecording(recording: Recording | string): Recording {
  const read: unknown = typeof recording === "string" ? JSON.parse(recording) : recording;
  if (isRecording(read)) return { ...read, messages: read.messages ?? [] };
  const version = isJsonObject(read) ? JSON.stringify(read.version) : "none";
  throw new TypeError(
    `This is no recording of version 1, but of ${version}. Record it anew with createRecorder of "@mcp-host-ui/testing/devtools".`,
  );
}

function isRecording(read: unknown): read is Recording {
  if (!isJsonObject(read) || read.version !== 1) return false;
  const { sessions, questions, messages = [] } = read;
  return (
    isListOf(sessions, ["id", "name"]) &&
    isListOf(questions, ["id", "kind", "session"], ["receivedAt"]) &&
    isListOf(messages, ["session", "from"], ["at"])
  );
}

/** Whether something is a list of objects that have these texts and numbers, and events where they have any. */
function isListOf(list: unknown, texts: readonly string[], numbers: readonly string[] = []) {
  return (
    Array.isArray(list) &&
    list.every(
      (item) =>
        isJsonObject(item) &&
        texts.every((name) => typeof item[name] === "string") &&
        numbers.every((name) => Number.isFinite(item[name])) &&
        (item.events === undefined ? texts.includes("from") : areEvents(item.events)),
    )
  );
}

function areEvents(events: unknown): boolean {
  return (
    Array.isArray(events) &&
    events.every(
      (event) => isJsonObject(event) && typeof event.type === "string" && Number.isFinite(event.at),
    )
  );
}
