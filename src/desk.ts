export type { DeskAnswerer } from "./desk/answering.js";
export type { AttachToDeskOptions } from "./desk/attachClientToDesk.js";
export { attachClientToDesk } from "./desk/attachClientToDesk.js";
export type { ParkedCall, ParkedCallEnd } from "./desk/calls/callRecord.js";
export { renumberRequests } from "./desk/calls/renumberRequests.js";
export type {
  EndedCall,
  ParkedRound,
  ResumeOptions,
  SendRound,
} from "./desk/calls/resuming.js";
export type { Desk } from "./desk/createDesk.js";
export { createDesk } from "./desk/createDesk.js";
export type { DeskLimits } from "./desk/deskLimits.js";
export type { DeskMessage } from "./desk/deskMessage.js";
export type { DeskOptions } from "./desk/deskOptions.js";
export type { DeskServer } from "./desk/deskServer.js";
export { memoryDesk } from "./desk/memoryDesk.js";
export type { DeskSeal } from "./desk/records.js";
export type { DeskEntry, DeskListing, DeskStore, StoredEntry } from "./desk/store.js";
