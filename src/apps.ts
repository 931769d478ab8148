export type { AppBridgeLike } from "./apps/appBridgeLike.js";
export { type AppCapabilities, appCapabilities } from "./apps/appCapabilities.js";
export {
  type AttachAppBridgeOptions,
  type AttachedAppBridge,
  attachAppBridge,
} from "./apps/attachAppBridge.js";
export type { AppFile, DownloadRequest, OfferedFile } from "./apps/downloads/downloadRequest.js";
export { type DownloadsOptions, downloads } from "./apps/downloads/downloads.js";
export { appForms } from "./apps/forms/appForms.js";
export type { AppFormBridgeLike, AppFormView } from "./apps/forms/askAppView.js";
export type { AppTransportLike } from "./apps/forms/hearInitialize.js";
