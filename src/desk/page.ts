export type { AttachDeskOptions, AttachedDesk } from "../desk-page/attachDesk.js";
export { attachDesk } from "../desk-page/attachDesk.js";
export type { DeskPhase } from "../desk-page/feedReader.js";
export type { JoinDeskOptions, JoinedDesk } from "../desk-page/joinDesk.js";
export { joinDesk } from "../desk-page/joinDesk.js";
export { generateAtDesk } from "../kinds/sampling/desk/generateAtDesk.js";
