export type { ConnectHostOptions, RemoteHost } from "./relay/connect/connectHost.js";
export { connectHost } from "./relay/connect/connectHost.js";
export type { ConnectionPhase } from "./relay/connect/connection.js";
export type { RelayPort } from "./relay/relayPort.js";
export type { ServeHostOptions } from "./relay/serve/serveHost.js";
export { serveHost } from "./relay/serve/serveHost.js";
export type { Visible } from "./relay/serve/windowSight.js";
export type { RelaySocket } from "./relay/socketPort.js";
export { socketPort } from "./relay/socketPort.js";
