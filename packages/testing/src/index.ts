export type { PlayedQuestion, PlayedRecording } from "./kit/playRecording.js";
export { playRecording } from "./kit/playRecording.js";
export type { RenderWithHostOptions, RenderWithHostResult } from "./kit/renderWithHost.js";
export { renderWithHost } from "./kit/renderWithHost.js";
export type { Asked, StartServerOptions, TestServer } from "./kit/startServer.js";
export { startServer } from "./kit/startServer.js";
export type { AskPerson, OpenWire, ToolScript, Wire, WireRequest } from "./kit/wire.js";
