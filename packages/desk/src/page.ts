export type { AttachDeskOptions, AttachedDesk } from "./page/attachDesk.js";
export { attachDesk } from "./page/attachDesk.js";
export type { DeskPhase } from "./page/feedReader.js";
export { generateAtDesk } from "./page/generateAtDesk.js";
export type { JoinDeskOptions, JoinedDesk } from "./page/joinDesk.js";
export { joinDesk } from "./page/joinDesk.js";
