export { startServer } from "./testing/startServer.js";
export type { Asked, StartServerOptions, TestServer } from "./testing/startServer.js";
export type { AskPerson, OpenWire, ToolScript, Wire, WireRequest } from "./testing/wire.js";
