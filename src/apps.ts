export type { AppBridgeLike } from "./apps/appBridgeLike.js";
export { type AppCapabilities, appCapabilities } from "./apps/appCapabilities.js";
export {
  type AttachAppBridgeOptions,
  type AttachedAppBridge,
  attachAppBridge,
} from "./apps/attachAppBridge.js";
