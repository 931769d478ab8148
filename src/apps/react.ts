export { downloadKind } from "../app-views/downloadKind.js";
export { saveAppFile } from "../app-views/saveAppFile.js";
