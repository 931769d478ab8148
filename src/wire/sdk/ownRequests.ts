import { randomName } from "../protocol/randomName.js";

const prefix = `mcp-host-ui:${randomName()}:`;
let count = 0;

/** Makes the id of a request that goes through a client's transport and not through the client. */
export function newRequestId(): string {
  count += 1;
  return `${prefix}${count}`;
}

/** Whether a request, or the response to it, has such an id. */
export function isOwnRequest(id: unknown): id is string {
  return typeof id === "string" && id.startsWith(prefix);
}
