export type { RenderWithDeskOptions, RenderWithDeskResult } from "./desk/renderWithDesk.js";
export { renderWithDesk } from "./desk/renderWithDesk.js";
export type { StartDeskOptions, StartServerAtDeskOptions, TestDesk } from "./desk/startDesk.js";
export { startDesk } from "./desk/startDesk.js";
