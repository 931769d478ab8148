export type { PlayedQuestion, PlayedRecording } from "./testing/playRecording.js";
export { playRecording } from "./testing/playRecording.js";
export { preload } from "./testing/preload.js";
export type { RenderWithDeskOptions, RenderWithDeskResult } from "./testing/renderWithDesk.js";
export { renderWithDesk } from "./testing/renderWithDesk.js";
export type { RenderWithHostOptions, RenderWithHostResult } from "./testing/renderWithHost.js";
export { renderWithHost } from "./testing/renderWithHost.js";
export type {
  StartDeskOptions,
  StartServerAtDeskOptions,
  TestDesk,
} from "./testing/startDesk.js";
export { startDesk } from "./testing/startDesk.js";
export type { Asked, StartServerOptions, TestServer } from "./testing/startServer.js";
export { startServer } from "./testing/startServer.js";
export type { AskPerson, OpenWire, ToolScript, Wire, WireRequest } from "./testing/wire.js";
