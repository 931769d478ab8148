import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number } = createNumbers("zh-CN");
const decimal = new Intl.NumberFormat("zh-CN", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `“${isolate(server)}”想使用您的模型`,
  generating: ({ server, model }) =>
    model === undefined
      ? `模型正在为“${isolate(server)}”撰写回答`
      : `“${isolate(model)}”正在为“${isolate(server)}”撰写回答`,
  reviewing: ({ server }) => `核对给“${isolate(server)}”的回答`,
  failed: ({ server }) => `还没有给“${isolate(server)}”的回答`,
  ended: ({ server }) => `“${isolate(server)}”的请求已结束`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "本应用的模型" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(provider)} 的 ${isolate(model)} `
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `由${where}运行，${limit}；回答会直接发送给“${isolate(server)}”。`
      : `由${where}运行，${limit}；回答经您查看后发送给“${isolate(server)}”。`;
  },
  generatingLead: "在您看过回答之前，不会发送任何内容。",
  generatingLeadUnseen: "回答一经生成，就会发送给服务器。",
  responseLead: ({ model, by }) => {
    if (by === "person") return "这是您自己写的回答。尚未发送任何内容。";
    return model === undefined
      ? "这是模型写的回答。尚未发送任何内容。"
      : `这是“${isolate(model)}”写的回答。尚未发送任何内容。`;
  },
  bar: "等待您处理的模型请求",
  asides: ({ count }) => `已搁置 ${number(count)} 个模型请求`,

  prompt: "提示词",
  systemPrompt: "系统提示词",
  systemPromptPlace: "系统提示词",
  addSystemPrompt: "添加系统提示词",
  request: "请求内容",
  settings: "设置",
  // Intl.ListFormat writes units in Chinese with nothing between them.
  summary: ({ tokens, temperature, tools }) =>
    [
      `最多 ${number(tokens)} 个 token`,
      ...(temperature === undefined ? [] : [`温度 ${decimal.format(temperature)}`]),
      ...(tools === 0 ? [] : [`${number(tools)} 个工具`]),
    ].join("，"),
  model: "模型",
  modelAutomatic: ({ model }) => (model === undefined ? "自动" : `自动：${isolate(model)}`),
  pickedByPerson: "您为此请求选择了该模型。",
  pickedForServer: "您为此服务器的所有请求选择了该模型。",
  pickedByDefault: "这是您的默认模型。",
  pickedByApp: "由本应用决定使用哪个模型回答。",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `服务器建议使用“${isolate(hint)}”。`
      : `服务器建议使用“${isolate(hint)}”：这是 ${number(among)} 个匹配的模型中最合适的一个。`,
  pickedByPriorities: ({ by }) =>
    by === "person" ? "该模型最符合您自己的偏好。" : "该模型最符合服务器的偏好。",
  pickedAsFirst: ({ among }) =>
    among === 1 ? "这是本应用唯一的模型。" : "没有其他偏好，因此使用本应用的第一个模型。",

  changes: ({ count }) => `您更改了 ${number(count)} 处`,
  undoAll: "撤销所有更改",
  redoAll: "重做所有更改",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "模型" : `“${isolate(model)}”`;
    return changed ? `应用您的更改，运行${run}` : `运行${run}`;
  },
  deny: "拒绝",
  denyWithReason: "拒绝并说明理由",
  denyReason: "拒绝的理由（选填）",
  denyHint: "理由只保留在本应用中。服务器只会得知您已拒绝。",
  denyFailsCall: "拒绝会结束整个操作：没有其他方式可让此服务器得知您的拒绝。",
  denySiblings: ({ count }) =>
    `该操作的另外 ${number(count)} 个提问也会一并结束。您在其中填写的内容会保留，以备服务器再次提问。`,
  stop: "停止模型",
  retry: ({ model }) => (model === undefined ? "重试" : `用“${isolate(model)}”重试`),
  write: "自行撰写回答",
  revise: "更改请求",
  regenerate: "重新生成",
  review: "回到上次的回答",
  send: ({ server, changed }) => (changed ? "发送您的版本" : `发送给“${isolate(server)}”`),

  partial: "目前的回答",
  progress: ({ words }) => `目前已写 ${number(words)} 个词`,
  waiting: "模型尚未写出内容。",
  response: "回答",
  modelFailed: "模型或与模型的连接发生故障。",
  modelTimedOut: "模型用时过长。",
  modelInvalid: "模型返回的内容不是有效的回答。",
  modelStopped: "您已停止模型。",
  late: ({ count }) => `有 ${number(count)} 个回答来得太晚，未被采用。`,

  refusedResponse: "回答未发送：不符合服务器的要求。",
  refusedEmpty: "回答未发送：内容为空。",
  refusedRequest: "未调用模型：请求目前的内容无法使用。",
  refused: "操作未成功。未发送任何内容。",

  errorSent: "已告知服务器：不会有回答。",
  responseSoFar: "请求结束时的回答",
};
