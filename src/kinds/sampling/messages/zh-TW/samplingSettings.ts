import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "模型請求",
  defaultModel: "您的預設模型",
  noDefault: "無：依伺服器的偏好決定",
  servers: "個別伺服器的模型",
  serverModel: ({ server }) => `「${isolate(server)}」使用的模型`,
  automatic: "自動",
  missing: ({ model }) => `${isolate(model)}（無法使用）`,
  priorities: "您看重的模型條件",
  ownPriorities: "依我看重的條件決定，不採用伺服器的條件",
  reviewResponses: "傳送前先讓我看過回覆",
  reviewResponsesHint: "關閉時，模型寫完後會立即將回覆傳送給伺服器。",
  askEveryTime: "每次都先問我",
  askEveryTimeHint: "無論有什麼規則，都會顯示每個請求和每個回覆。",
  fixed: "由這個應用程式設定，無法在此變更。",
  notKept: "您的設定目前有效，但無法儲存。",
  deprecated:
    "通訊協定正逐步停用對您模型的要求：自 2026-07-28 版起已棄用，自 2027-07-28 起可能移除。伺服器應改用自己的模型。",
};
