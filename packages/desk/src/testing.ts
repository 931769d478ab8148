export type { DeskStoreCheck, OpenDeskStore } from "./testing/deskStoreCheck.js";
export { deskStoreChecks } from "./testing/deskStoreChecks.js";
