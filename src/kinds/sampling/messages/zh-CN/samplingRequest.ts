import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("zh-CN");
const percent = new Intl.NumberFormat("zh-CN", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "回答的 token 数上限",
  maxTokensHint: ({ asked }) => `服务器要求的上限是 ${number(asked)}。您可以调低。`,
  maxTokensInvalid: ({ asked }) => `请输入 1 到 ${number(asked)} 之间的整数。`,
  temperature: "温度",
  temperatureHint: "留空则使用模型自身的设置。",
  temperatureInvalid: "请输入数字。",
  stopSequences: "遇到以下文本时停止",
  stopSequencesHint: "每行一个。换行请写成 \\n。",
  includeContext: "还要告知模型的内容",
  contextNone: "无",
  contextThisServer: "来自此服务器的上下文",
  contextAllServers: "来自所有服务器的上下文",
  contextIgnored: "无。服务器要求了更多内容，但此应用不会提供。",
  unsaid: "未指定",
  preferences: "服务器对模型的偏好",
  hints: "模型名称",
  hintsHint: "每行一个，最合适的写在最前面。只写名称的一部分也可以。",
  cost: "低成本",
  speed: "速度",
  intelligence: "能力",
  share: ({ value }) => percent.format(value),
  tools: "模型可以请求使用的工具",
  toolInput: "工具的输入",
  removeTool: ({ tool }) => `移除“${isolate(tool)}”`,
  restoreTool: ({ tool }) => `恢复“${isolate(tool)}”`,
  toolRemoved: "模型不会得知此工具。",
  toolChoice: "工具使用方式",
  toolsAuto: "由模型决定",
  toolsRequired: "至少使用一个",
  toolsNone: "不使用",
  metadata: "给模型提供商的数据",
  metadataInvalid: "这里必须是放在花括号中的 JSON 对象。",
  undoPart: ({ what }) => `撤销：${isolate(what)}`,
};
