// What a host loads later than itself: for stored drafts, for pages that come back, and for connections that run short.

export { createConnections } from "./connections.js";
export { warnOfConnections } from "./connectionWarning.js";
export { forgetStored } from "./forgetStored.js";
export { surviveReload } from "./surviveReload.js";
