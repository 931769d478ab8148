import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-CN");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "请求过多",
  tooMuch: ({ server }) => `“${isolate(server)}”一次发来的请求过多。`,
  refused: ({ count }) => `已驳回 ${number(count)} 个请求。`,
  blocked: ({ server }) => `您已暂时屏蔽“${isolate(server)}”。`,
  block: "屏蔽服务器",
  allow: "允许继续请求",
  blockTitle: ({ server }) => `要屏蔽“${isolate(server)}”吗？`,
  blockHint:
    "此服务器的任何请求都不会再询问或回答，包括您之前允许的内容。它正在等待的请求会立即结束。您可以在页面顶部的通知中取消屏蔽。",
  notBlocked: "此窗口无权屏蔽服务器。",
  unblock: "取消屏蔽",
};
