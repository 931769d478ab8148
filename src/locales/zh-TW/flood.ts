import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-TW");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "請求太多",
  tooMuch: ({ server }) => `「${isolate(server)}」一次提出太多請求。`,
  refused: ({ count }) => `已駁回 ${number(count)} 個請求。`,
  blocked: ({ server }) => `您已暫時封鎖「${isolate(server)}」。`,
  block: "暫時封鎖這個伺服器",
  allow: "允許繼續",
  unblock: "解除封鎖",
};
