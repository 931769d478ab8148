import type { Receipt } from "../host/command.js";
import type { JsonObject } from "../wire/protocol/json.js";
import { isPlainData } from "./isPlainData.js";
import type { ToldPage, ToWindow } from "./message.js";
import type { Part } from "./parts.js";
import { isDraft } from "./readCommand.js";
import { isListName, isRow } from "./readRow.js";
import { isCount, isName, readMark } from "./readToHost.js";

/** The limits for one part of a change, or for a receipt: a host is trusted with more than a window. */
const most = { parts: 1_000_000, characters: 100_000_000 };

/** Reads a message from a host; `undefined` if it is none. A part that is no such part is left out, and `dropped` is called. */
export function readToWindow(message: JsonObject, dropped: () => void): ToWindow | undefined {
  const { type, to, id } = message;
  if (!isName(to)) return undefined;
  const mark = readMark(message);
  switch (type) {
    case "stranger":
    case "bye":
      return { type, to };
    case "ping":
    case "pong":
      return mark && { type, to, ...mark };
    case "working":
      return isCount(id) ? { type, to, id } : undefined;
    case "receipt": {
      const receipt = readReceipt(message.receipt);
      return mark && isCount(id) && receipt ? { type, to, id, receipt, ...mark } : undefined;
    }
    case "change": {
      const page = readPage(message, dropped);
      return page && { to, ...page };
    }
    default:
      return undefined;
  }
}

function readPage(message: JsonObject, dropped: () => void): ToldPage | undefined {
  const { fresh, more, parts, prefix } = message;
  const mark = readMark(message);
  if (!mark || typeof fresh !== "boolean" || typeof more !== "boolean") return undefined;
  if (!Array.isArray(parts) || !isName(prefix)) return undefined;
  const read = parts.filter(isPart);
  if (read.length < parts.length) dropped();
  return { type: "change", ...mark, fresh, more, prefix, parts: read };
}

function isPart(part: unknown): part is Part {
  if (!Array.isArray(part) || !isPlainData(part, most)) return false;
  const [kind, name, what] = part;
  if (kind === "value" && typeof name === "string")
    return name.startsWith("draft:") ? isDraft(what) : what !== undefined;
  if (kind === "goneValue") return typeof name === "string";
  if (!isListName(name)) return false;
  if (kind === "set") return isRow(name, what);
  if (kind === "gone") return typeof what === "string";
  return kind === "order" && Array.isArray(what) && what.every((item) => typeof item === "string");
}

const rejections = [
  "unknown",
  "settled",
  "invalid",
  "unseen",
  "unconfirmed",
  "failed",
  "lost",
  "forbidden",
];

function readReceipt(value: unknown): Receipt | undefined {
  return isReceipt(value) ? value : undefined;
}

function isReceipt(value: unknown): value is Receipt {
  if (typeof value !== "object" || value === null || !isPlainData(value, most)) return false;
  const { done, rejection, message, issues } = value as JsonObject;
  if (done === true) return true;
  if (done !== false || typeof message !== "string" || typeof rejection !== "string") return false;
  return rejections.includes(rejection) && (issues === undefined || Array.isArray(issues));
}
