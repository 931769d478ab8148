import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-CN");

export const selection: SelectionMessages = {
  select: "选择",
  clear: "取消选择",
  same: "全部相同",
  different: "不同之处",
  none: "无",
  selectAll: ({ server }) => `选择来自 ${isolate(server)} 的所有请求`,
  selected: ({ server, count }) => `已选择来自 ${isolate(server)} 的 ${number(count)} 个请求`,
  more: ({ count }) => `另有 ${number(count)} 项`,
  allow: ({ count }) => `允许 ${number(count)} 个`,
  send: ({ count }) => `发送 ${number(count)} 个回答`,
  deny: ({ count }) => `拒绝 ${number(count)} 个`,
  notAllowed: ({ count }) => `其中 ${number(count)} 个无法在此允许，请打开后再决定。`,
  notDenied: ({ count }) => `其中 ${number(count)} 个无法在此拒绝，请打开后再决定。`,
  allowed: ({ count }) => `已允许 ${number(count)} 个请求。`,
  sent: ({ count }) => `已发送 ${number(count)} 个回答。`,
  denied: ({ count }) => `已拒绝 ${number(count)} 个请求。`,
  gone: ({ count }) => `${number(count)} 个请求在你决定之前已结束。`,
  left: ({ count }) => `仍有 ${number(count)} 个请求在等待，请打开后再决定。`,
};
