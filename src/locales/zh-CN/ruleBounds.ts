import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-CN");

const list = new Intl.ListFormat("zh-CN");
const kinds = { image: "图片", audio: "声音", resource: "文件" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}：${list.format(bounds)}。`,
  call: ({ call }) => `在调用 ${isolate(call)} 中`,
  model: ({ model }) => `使用 ${isolate(model)}`,
  tokens: ({ count }) => `最多 ${number(count)} 个 token`,
  tools: {
    none: "不带工具",
    any: "可带任何工具",
    some: "带有工具",
    listed: ({ names }) => `只可带工具 ${list.format(names.map(isolate))}`,
  },
  media: {
    none: "不含图片、声音或文件",
    any: "可含任何图片、声音和文件",
    some: "含有图片、声音或文件",
    listed: ({ media }) => `媒体只可含${list.format(media.map((kind) => kinds[kind]))}`,
  },
  systemPrompt: { none: "没有系统提示词", any: "系统提示词不限", same: "系统提示词不变" },
  context: {
    none: "没有其他上下文",
    thisServer: "包含此服务器的上下文",
    allServers: "包含所有服务器的上下文",
  },
  extras: { none: "没有其他设置", any: "其他设置不限", same: "其他设置不变" },
  messages: ({ count }) => `最多 ${number(count)} 条消息`,
  characters: ({ count }) => `最多 ${number(count)} 个字符`,
  perHour: ({ count }) => `每小时最多 ${number(count)} 次`,
  uses: ({ count }) => `总共最多 ${number(count)} 次`,
  usesLabel: "总次数",
  untilLabel: ({ time }) => `直到 ${time}`,
};
