import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("zh-TW");
const percent = new Intl.NumberFormat("zh-TW", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "回覆的 token 上限",
  maxTokensHint: ({ asked }) => `伺服器要求 ${number(asked)} 個。您可以調低。`,
  maxTokensInvalid: ({ asked }) => `請輸入 1 到 ${number(asked)} 之間的整數。`,
  temperature: "溫度",
  temperatureHint: "留空則使用模型本身的設定。",
  temperatureInvalid: "請輸入數字。",
  stopSequences: "遇到這些文字就停止",
  stopSequencesHint: "每行一個。換行請寫成 \\n。",
  includeContext: "另外提供給模型的內容",
  contextNone: "無",
  contextThisServer: "這個伺服器的上下文",
  contextAllServers: "所有伺服器的上下文",
  contextIgnored: "無。伺服器要求了更多內容，但這個應用程式不會提供。",
  unsaid: "未指定",
  preferences: "伺服器偏好的模型條件",
  hints: "模型名稱",
  hintsHint: "每行一個，最偏好的放在最前面。可以只寫名稱的一部分。",
  cost: "低成本",
  speed: "速度",
  intelligence: "能力",
  share: ({ value }) => percent.format(value),
  tools: "模型可以要求使用的工具",
  toolInput: "輸入格式",
  removeTool: ({ tool }) => `移除「${isolate(tool)}」`,
  restoreTool: ({ tool }) => `還原「${isolate(tool)}」`,
  toolRemoved: "模型不會得知這個工具。",
  toolChoice: "工具的使用",
  toolsAuto: "由模型決定",
  toolsRequired: "至少一個",
  toolsNone: "不使用",
  metadata: "給模型供應商的資料",
  metadataInvalid: "必須是以大括號括住的 JSON 物件。",
  undoPart: ({ what }) => `復原：${isolate(what)}`,
};
