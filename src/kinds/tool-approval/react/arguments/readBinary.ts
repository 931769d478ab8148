import type { Field } from "../../../../schema/field.js";
import type { Json } from "../../../../wire/protocol/json.js";
import { sha256 } from "../../../../wire/protocol/sha256.js";

/** A value that is no text: what is known of it without showing it. */
export interface Binary {
  /** The media type, as the value or the schema names it. */
  readonly type: string;
  /** The number of bytes. */
  readonly bytes: number;
  /** The SHA-256 of the value as it is sent. */
  readonly digest: string;
}

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w=.+-]+)*;base64,/u;
const base64 = /^[\w+/-]{64,}={0,2}$/u;

/** Reads a value as binary data: a `data:` URL, or a text that the schema declares as base64. */
export function readBinary(field: Field | undefined, value: Json): Binary | undefined {
  if (typeof value !== "string") return undefined;
  const { contentEncoding, contentMediaType } = field?.schema ?? {};
  const [head = "", named] = dataUrl.exec(value) ?? [];
  const isDeclared = contentEncoding === "base64" && base64.test(value);
  if (named === undefined && !isDeclared) return undefined;
  const type = named ?? (typeof contentMediaType === "string" ? contentMediaType : "base64");
  const data = value.slice(head.length).replace(/=+$/u, "");
  return { type, bytes: Math.floor((data.length * 3) / 4), digest: sha256(value) };
}
