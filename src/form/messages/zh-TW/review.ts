import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number } = createNumbers("zh-TW");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `「${isolate(server)}」會收到以下內容`,
  secretTitle: ({ server }) => `要將機密資訊傳送給「${isolate(server)}」嗎？`,
  secretHint: "伺服器不得透過表單索取機密資訊。經營這個伺服器的人可以看到並保留這項資訊。",
  unseen: ({ count }) => `其中 ${number(count)} 項由伺服器預先填入，您還沒有看過。`,
  notSeen: "尚未看過",
  send: "傳送",
  sendAnyway: "仍要傳送",
  back: "返回",
  nothing: "只有您的同意，沒有其他內容。",
  changed: "已變更",
  leftOut: "未傳送",
  showAsJson: "以 JSON 顯示",
  editAsJson: "以 JSON 編輯",
  editAsFields: "用欄位編輯",
  notInFields: "這些內容無法放進欄位：請繼續以 JSON 編輯，或將其清空。",
  fillIn: ({ label }) => `填寫${isolate(label)}`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}，第 ${number(position)} 段，共 ${number(count)} 段`,
  suggested: ({ value }) => `伺服器建議「${isolate(value)}」`,
};
