import type { JsonObject } from "../wire/protocol/json.js";

/**
 * A `requestedSchema` that every SDK lets pass: a tapped transport shows it in place of the server's own, which
 * goes to the store untouched. It asks for nothing, so an SDK finds nothing in it to refuse, strip or fill in.
 */
export const placeholderSchema: JsonObject = { type: "object", properties: {} };
