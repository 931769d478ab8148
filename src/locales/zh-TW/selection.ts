import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-TW");

export const selection: SelectionMessages = {
  select: "選取",
  clear: "取消選取",
  same: "全部相同",
  different: "不同之處",
  none: "無",
  selectAll: ({ server }) => `選取來自 ${isolate(server)} 的所有請求`,
  selected: ({ server, count }) => `已選取來自 ${isolate(server)} 的 ${number(count)} 個請求`,
  more: ({ count }) => `另有 ${number(count)} 項`,
  allow: ({ count }) => `允許 ${number(count)} 個`,
  send: ({ count }) => `傳送 ${number(count)} 個回覆`,
  deny: ({ count }) => `拒絕 ${number(count)} 個`,
  notAllowed: ({ count }) => `其中 ${number(count)} 個無法在此允許，請開啟後再決定。`,
  notDenied: ({ count }) => `其中 ${number(count)} 個無法在此拒絕，請開啟後再決定。`,
  allowed: ({ count }) => `已允許 ${number(count)} 個請求。`,
  sent: ({ count }) => `已傳送 ${number(count)} 個回覆。`,
  denied: ({ count }) => `已拒絕 ${number(count)} 個請求。`,
  gone: ({ count }) => `有 ${number(count)} 個請求在你決定之前就結束了。`,
  left: ({ count }) => `仍有 ${number(count)} 個請求在等候，請開啟後再決定。`,
};
