import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-TW");
const times = createTimes("zh-TW");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "請求",
  count: ({ count }) => `有 ${number(count)} 個請求等候處理`,
  empty: "沒有等候處理的請求",
  emptyHint: "伺服器提出的請求會列在這裡，直到處理完畢。",
  keys: "按向上鍵和向下鍵可在請求之間移動，按向右鍵可移到請求的操作按鈕，按 Enter 鍵可開啟請求。",
  server: ({ server, count }) => `${isolate(server)}：${number(count)} 個請求`,
  settled: ({ count }) => `${number(count)} 個已處理的請求`,
  kinds: {
    form: "表單",
    visit: "要前往的網頁",
    sampling: "給模型的文字",
    roots: "資料夾",
    other: "請求",
  },
  states: {
    shown: "顯示中",
    waiting: "等候中",
    aside: "稍後處理",
    generating: "模型正在撰寫",
  },
  started: "已開始回答",
  justNow: "剛剛",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice" ? `${number(count)} 件要留意的事` : `${number(count)} 則警告`,
  noText: "沒有文字說明。",
  open: "開啟",
  putAside: "稍後",
  decline: "拒絕",
  cancel: "取消",
  dismiss: "清除",
  dismissAll: "清除所有已處理的請求",
  show: "顯示",
  hide: "收合",
  actionOn: ({ action, request }) => `${action}：${isolate(request)}`,
};
