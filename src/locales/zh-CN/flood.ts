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
  block: "暂时屏蔽此服务器",
  allow: "允许继续请求",
  unblock: "取消屏蔽",
};
