export type { AttachDeskOptions, AttachedDesk } from "../desk-page/attachDesk.js";
export { attachDesk } from "../desk-page/attachDesk.js";
export type { DeskPhase } from "../desk-page/feedReader.js";
