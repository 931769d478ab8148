import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-TW");

const list = new Intl.ListFormat("zh-TW");
const kinds = { image: "圖片", audio: "聲音", resource: "檔案" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}：${list.format(bounds)}。`,
  call: ({ call }) => `在呼叫 ${isolate(call)} 中`,
  model: ({ model }) => `使用 ${isolate(model)}`,
  tokens: ({ count }) => `最多 ${number(count)} 個 token`,
  tools: {
    none: "不帶工具",
    any: "可帶任何工具",
    some: "帶有工具",
    listed: ({ names }) => `只可帶工具 ${list.format(names.map(isolate))}`,
  },
  media: {
    none: "不含圖片、聲音或檔案",
    any: "可含任何圖片、聲音和檔案",
    some: "含有圖片、聲音或檔案",
    listed: ({ media }) => `媒體只可含${list.format(media.map((kind) => kinds[kind]))}`,
  },
  systemPrompt: { none: "沒有系統提示詞", any: "系統提示詞不限", same: "系統提示詞不變" },
  context: {
    none: "沒有其他上下文",
    thisServer: "包含這個伺服器的上下文",
    allServers: "包含所有伺服器的上下文",
  },
  extras: { none: "沒有其他設定", any: "其他設定不限", same: "其他設定不變" },
  messages: ({ count }) => `最多 ${number(count)} 則訊息`,
  characters: ({ count }) => `最多 ${number(count)} 個字元`,
  perHour: ({ count }) => `每小時最多 ${number(count)} 次`,
  uses: ({ count }) => `總共最多 ${number(count)} 次`,
  usesLabel: "總次數",
  untilLabel: ({ time }) => `直到 ${time}`,
};
