import { isJsonObject } from "../../../../wire/protocol/json.js";

/** A text of a request or a response, with the name of the member that it stands in where it is data. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
  /** Whether it is the name of a tool, which models take only without spaces and brackets. */
  readonly isToolName?: true;
}

/** Members that the protocol defines, that pair things, or that hold bytes. Redaction does not search them. */
const opaque = new Set([
  "role",
  "type",
  "id",
  "toolUseId",
  "mimeType",
  "data",
  "blob",
  "includeContext",
  "$schema",
  "$ref",
  "required",
]);
/** Members that hold data of any shape, in which a name tells what a value is. */
const dataMembers = new Set(["input", "structuredContent", "metadata", "_meta", "annotations"]);
const fewestDigits = 7;

/** Rewrites every text of a request or a response, names of data and long numbers among them; what nothing changes stays the same object. */
export function rewriteTexts<Value>(value: Value, rewrite: (text: NamedText) => string): Value {
  // Nothing but texts, and numbers in data, become other ones.
  return rewriteWithin(value, rewrite, { name: "", isData: false }) as Value;
}

/** Lists every text that {@link rewriteTexts} would rewrite. */
export function textsWithin(value: unknown): readonly NamedText[] {
  const texts: NamedText[] = [];
  rewriteTexts(value, (named) => {
    texts.push(named);
    return named.text;
  });
  return texts;
}

interface Place {
  readonly name: string;
  readonly isData: boolean;
}

function rewriteWithin(
  value: unknown,
  rewrite: (text: NamedText) => string,
  place: Place,
): unknown {
  const { name, isData } = place;
  if (typeof value === "string") return rewrite({ name: isData ? name : "", text: value });
  if (typeof value === "number") {
    const text = String(value);
    const isLong = isData && text.length >= fewestDigits;
    const next = isLong ? rewrite({ name, text }) : text;
    return next === text ? value : next;
  }
  if (Array.isArray(value)) {
    // oxlint-disable-next-line bounds/recursion -- a request was copied with 250 levels at most.
    const items = value.map((item: unknown) => rewriteWithin(item, rewrite, place));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isJsonObject(value)) return value;
  const isTool = isJsonObject(value.inputSchema) || value.type === "tool_use";
  const members = Object.entries(value).map(([key, part]) => {
    if (!isData && !isSchema(place) && opaque.has(key)) return [key, part] as const;
    if (!isData && key === "name" && isTool && typeof part === "string")
      return [key, rewrite({ name: "", text: part, isToolName: true })] as const;
    const isInData = isData || (dataMembers.has(key) && !isSchema(place));
    const next = isData ? rewrite({ name: "", text: key }) : key;
    // oxlint-disable-next-line bounds/recursion -- a request was copied with 250 levels at most.
    return [next, rewriteWithin(part, rewrite, { name: key, isData: isInData })] as const;
  });
  const isSame = members.every(([key, part]) => Object.hasOwn(value, key) && value[key] === part);
  return isSame ? value : Object.fromEntries(members);
}

function isSchema({ name }: Place): boolean {
  return name === "properties";
}
