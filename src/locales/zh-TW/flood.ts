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
  block: "封鎖伺服器",
  allow: "允許繼續",
  blockTitle: ({ server }) => `要封鎖「${isolate(server)}」嗎？`,
  blockHint:
    "這個伺服器的任何請求都不會再詢問或回答，包括您先前允許的內容。它等候中的請求會立即結束。您可以在頁面頂端的通知中解除封鎖。",
  notBlocked: "這個視窗無權封鎖伺服器。",
  unblock: "解除封鎖",
};
