import { defineKey, type HostKey } from "../../state/key.js";

export { allowanceOf } from "../../wire/protocol/allowanceOf.js";

/** Where a user interface learns how much a form may hold and cost. */
export const formLimitsKey: HostKey<object> = defineKey("elicitation:limits");
