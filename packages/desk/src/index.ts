export type { DeskAnswerer } from "./server/answering.js";
export type { AttachToDeskOptions } from "./server/attachClientToDesk.js";
export { attachClientToDesk } from "./server/attachClientToDesk.js";
export type { ParkedCall, ParkedCallEnd } from "./server/calls/callRecord.js";
export { renumberRequests } from "./server/calls/renumberRequests.js";
export type {
  EndedCall,
  ParkedRound,
  ResumeOptions,
  SendRound,
} from "./server/calls/resuming.js";
export type { Desk } from "./server/createDesk.js";
export { createDesk } from "./server/createDesk.js";
export type { DeskLimits } from "./server/deskLimits.js";
export type { DeskMessage } from "./server/deskMessage.js";
export type { DeskOptions } from "./server/deskOptions.js";
export type { DeskServer } from "./server/deskServer.js";
export { memoryDesk } from "./server/kept/memoryDesk.js";
export type { DeskSeal } from "./server/kept/records.js";
export type { DeskEntry, DeskListing, DeskStore, StoredEntry } from "./server/kept/store.js";
