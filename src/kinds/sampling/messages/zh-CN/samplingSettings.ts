import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "模型请求",
  defaultModel: "您的默认模型",
  noDefault: "无：由服务器的偏好决定",
  servers: "各服务器的模型",
  serverModel: ({ server }) => `“${isolate(server)}”的模型`,
  automatic: "自动",
  missing: ({ model }) => `${isolate(model)}（不可用）`,
  priorities: "您对模型的偏好",
  ownPriorities: "按我自己的偏好决定，而不是服务器的偏好",
  reviewResponses: "发送之前先让我查看回答",
  reviewResponsesHint: "关闭后，模型一写完回答，就会发送给服务器。",
  askEveryTime: "每次都询问我",
  askEveryTimeHint: "无论规则如何，每个请求和每个回答都会显示。",
  fixed: "由此应用设定，无法在此更改。",
  notKept: "您的设置暂时有效，但未能保存。",
  deprecated:
    "协议正在逐步停用对您的模型的请求：自 2026-07-28 版起已弃用，自 2027-07-28 起可能移除。服务器应改用自己的模型。",
};
