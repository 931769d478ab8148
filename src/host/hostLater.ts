// What a host loads later than itself: for stored drafts, for pages that come back, and for connections that run short.

export { forgetStored } from "./drafts/forgetStored.js";
export { surviveReload } from "./drafts/surviveReload.js";
export { createConnections } from "./sessions/connections.js";
export { warnOfConnections } from "./sessions/connectionWarning.js";
