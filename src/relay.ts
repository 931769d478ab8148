export type { ConnectHostOptions, RemoteHost } from "./relay/connectHost.js";
export { connectHost } from "./relay/connectHost.js";
export type { ConnectionPhase } from "./relay/connection.js";
export type { RelayPort } from "./relay/relayPort.js";
export type { ServeHostOptions } from "./relay/serveHost.js";
export { serveHost } from "./relay/serveHost.js";
export type { RelaySocket } from "./relay/socketPort.js";
export { socketPort } from "./relay/socketPort.js";
export type { Visible } from "./relay/windowSight.js";
