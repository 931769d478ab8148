import type { HostSession, Sessions } from "mcp-host-ui/host";
import { isJsonObject, type JsonObject } from "mcp-host-ui/schema";

/** The user's answer to an elicitation (client/elicitation). */
export interface Elicited {
  action: "accept" | "decline" | "cancel";
  content?: { [name: string]: string | number | boolean | string[] };
  [member: string]: unknown;
}

/** Asks the user an elicitation of the protocol. Rejects with a `RequestError` if the host cannot ask. */
export async function elicit(
  session: HostSession,
  params: JsonObject,
  options: Sessions.ReceiveOptions,
): Promise<Elicited> {
  // The kind answers this method with nothing else.
  return (await session.receive("elicitation/create", params, options)) as Elicited;
}

/** Returns a text with every member below it that the door has no other place for, as raw data. */
export function withRest(text: string, rest: object): string {
  const known = dropEmpty(rest);
  if (Object.keys(known).length === 0) return text;
  return [text, JSON.stringify(known, null, 2)].filter((part) => part !== "").join("\n\n");
}

/** Copies an object as JSON, without the members that are null, undefined, or named. */
export function dropEmpty(value: object, names: readonly string[] = []): JsonObject {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const members = isJsonObject(copy) ? Object.entries(copy) : [];
  return Object.fromEntries(
    members.filter(([name, member]) => member !== null && !names.includes(name)),
  );
}

/** Writes a value for the user: a text as it is, several values one after the other, and anything else as JSON. */
export function textOf(value: unknown): string {
  return [value]
    .flat()
    .map((one) => (typeof one === "string" ? one : (JSON.stringify(one) ?? "")))
    .join(" ");
}
