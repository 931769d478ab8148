import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `「${isolate(server)}」向您提問`,
  asksToVisit: ({ server }) => `「${isolate(server)}」請您前往一個網頁`,
  visiting: ({ server }) => `請在瀏覽器中完成「${isolate(server)}」要求的網頁`,
  visited: ({ server }) => `您已開啟「${isolate(server)}」要求的網頁。`,
  visitComplete: ({ server }) => `「${isolate(server)}」要求的網頁步驟已完成。`,
  ended: ({ server }) => `「${isolate(server)}」的提問已結束`,
  draft: "目前已填寫的回答",
  copiedWithoutSecrets: "已複製，可能屬於機密的內容除外。",
};
