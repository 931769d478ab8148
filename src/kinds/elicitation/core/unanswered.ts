import type { ResultReply } from "../../../host/reply.js";

/** The reply that a server gets when nobody answers: never a decline. */
export const unanswered: ResultReply = { sent: "cancel", result: { action: "cancel" } };
