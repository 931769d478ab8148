export type { AppFormProps, OpenAppFormOptions } from "../app-views/AppForm.js";
export { AppForm } from "../app-views/AppForm.js";
export { downloadKind } from "../app-views/downloadKind.js";
export { saveAppFile } from "../app-views/saveAppFile.js";
