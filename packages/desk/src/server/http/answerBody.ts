import { isJsonObject } from "mcp-host-ui/schema";

/** An answer as a page sends it: hostile until it was looked at. */
export interface DeskAnswer {
  /** The question. */
  readonly id: string;
  /** Chosen by the page, the same whenever it sends this answer again. */
  readonly key: string;
  readonly reply:
    | { readonly result: object }
    | { readonly error: { readonly code: number; readonly message: string } };
  /** The name of the rule that answered in the page. */
  readonly rule?: string;
  /** The names of the properties whose secrets the user confirmed in the page. */
  readonly confirmed?: readonly string[];
}

/** Reads what a page sent; `undefined` where it is no answer. */
export function readAnswer(value: unknown): DeskAnswer | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, key, rule, confirmed } = value;
  if (!isPageName(id) || !isPageName(key)) return undefined;
  if (rule !== undefined && !isPageName(rule)) return undefined;
  const reply = readReply(value.result, value.error);
  return (
    reply && {
      id,
      key,
      reply,
      ...(rule !== undefined && { rule }),
      ...(Array.isArray(confirmed) && confirmed.every(isString) && { confirmed }),
    }
  );
}

function readReply(result: unknown, error: unknown): DeskAnswer["reply"] | undefined {
  if (isJsonObject(result)) return error === undefined ? { result } : undefined;
  if (result !== undefined || !isJsonObject(error)) return undefined;
  const { code, message } = error;
  return Number.isSafeInteger(code) && isText(message, 2_000)
    ? { error: { code: Number(code), message } }
    : undefined;
}

/** Whether a value is a name that a page may give: 1 to 200 characters. */
export function isPageName(value: unknown): value is string {
  return isText(value, 200) && value !== "";
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isText(value: unknown, most: number): value is string {
  return typeof value === "string" && value.length <= most;
}

/** Whether a value nests no deeper than so many levels. */
export function isWithinDepth(value: unknown, most: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return false;
    level = level.flatMap((part) =>
      typeof part === "object" && part !== null ? Object.values(part) : [],
    );
  }
  return true;
}
