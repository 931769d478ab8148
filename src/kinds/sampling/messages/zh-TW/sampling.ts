import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number } = createNumbers("zh-TW");
const decimal = new Intl.NumberFormat("zh-TW", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `「${isolate(server)}」想使用您的模型`,
  generating: ({ server, model }) =>
    model === undefined
      ? `模型正在回覆「${isolate(server)}」`
      : `${isolate(model)} 正在回覆「${isolate(server)}」`,
  reviewing: ({ server }) => `請檢查要給「${isolate(server)}」的回覆`,
  failed: ({ server }) => `還沒有可以給「${isolate(server)}」的回覆`,
  ended: ({ server }) => `「${isolate(server)}」的請求已結束`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "這個應用程式的模型" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(provider)} 的 ${isolate(model)} `
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `由${where}執行，${limit}；回覆會立即傳送給「${isolate(server)}」。`
      : `由${where}執行，${limit}；回覆經您查看後傳送給「${isolate(server)}」。`;
  },
  generatingLead: "在您看過回覆之前，不會傳送任何內容。",
  generatingLeadUnseen: "回覆完成後會立即傳送給伺服器。",
  responseLead: ({ model, by }) => {
    if (by === "person") return "這是您自己撰寫的回覆。尚未傳送任何內容。";
    return model === undefined
      ? "這是模型撰寫的回覆。尚未傳送任何內容。"
      : `這是 ${isolate(model)} 撰寫的回覆。尚未傳送任何內容。`;
  },
  bar: "等候您處理的模型請求",
  asides: ({ count }) => `${number(count)} 個模型請求留待稍後處理`,

  prompt: "提示詞",
  systemPrompt: "系統提示詞",
  systemPromptPlace: "系統提示詞",
  addSystemPrompt: "新增系統提示詞",
  request: "請求內容",
  settings: "設定",
  summary: ({ tokens, temperature, tools }) =>
    [
      `最多 ${number(tokens)} 個 token`,
      ...(temperature === undefined ? [] : [`溫度 ${decimal.format(temperature)}`]),
      ...(tools === 0 ? [] : [`${number(tools)} 個工具`]),
    ].join("、"),
  model: "模型",
  modelAutomatic: ({ model }) => (model === undefined ? "自動" : `自動：${isolate(model)}`),
  pickedByPerson: "您為這個請求選了這個模型。",
  pickedForServer: "您為這個伺服器的所有請求選了這個模型。",
  pickedByDefault: "這是您的預設模型。",
  pickedByApp: "由這個應用程式決定使用哪個模型。",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `伺服器建議使用「${isolate(hint)}」。`
      : `伺服器建議使用「${isolate(hint)}」：這是 ${number(among)} 個相符模型中最合適的。`,
  pickedByPriorities: ({ by }) =>
    by === "person" ? "這個模型最符合您看重的條件。" : "這個模型最符合伺服器看重的條件。",
  pickedAsFirst: ({ among }) =>
    among === 1
      ? "這個應用程式只有這個模型。"
      : "沒有指定偏好的模型，因此使用這個應用程式的第一個模型。",

  changes: ({ count }) => `您修改了 ${number(count)} 處`,
  undoAll: "復原所有變更",
  redoAll: "重做所有變更",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "模型" : ` ${isolate(model)}`;
    return changed ? `依您的修改執行${run}` : `執行${run}`;
  },
  deny: "拒絕",
  denyWithReason: "拒絕並說明原因",
  denyReason: "拒絕的原因（選填）",
  denyHint: "只保留在這個應用程式中，伺服器只會知道您已拒絕。",
  denyFailsCall: "拒絕會結束整項操作：這個伺服器無法以其他方式得知您的決定。",
  denySiblings: ({ count }) =>
    `這項操作的另外 ${number(count)} 個提問也會一併結束。您在其中輸入的內容會保留，供伺服器再次提問時使用。`,
  stop: "停止模型",
  retry: ({ model }) => (model === undefined ? "再試一次" : `用 ${isolate(model)} 再試一次`),
  write: "自行撰寫",
  revise: "修改請求",
  regenerate: "重新產生",
  review: "回到上一個回覆",
  send: ({ server, changed }) => (changed ? "傳送您的版本" : `傳送給「${isolate(server)}」`),

  partial: "目前的回覆",
  progress: ({ words }) => `目前 ${number(words)} 個字詞`,
  waiting: "模型還沒有寫出任何內容。",
  response: "回覆",
  modelFailed: "模型發生錯誤，或無法連線到模型。",
  modelTimedOut: "模型花費的時間太長。",
  modelInvalid: "模型傳回的內容不是有效的回覆。",
  modelStopped: "您已停止模型。",
  late: ({ count }) => `有 ${number(count)} 個回覆太晚抵達，未予採用。`,

  refusedResponse: "回覆並未傳送：不符合伺服器的要求。",
  refusedEmpty: "回覆並未傳送：內容是空的。",
  refusedRequest: "並未詢問模型：這個請求無法這樣使用。",
  refused: "未能完成。沒有傳送任何內容。",

  errorSent: "已告知伺服器不會有回覆。",
  responseSoFar: "請求結束時的回覆",
};
