import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-TW");

/** @see LogMessages */
export const log: LogMessages = {
  title: "決定紀錄",
  empty: "還沒有任何決定。",
  filter: "伺服器",
  allServers: "所有伺服器",
  shown: ({ count }) => `${number(count)} 筆決定`,
  save: "儲存為 JSON Lines",
  fileName: "決定紀錄",
  columns: {
    when: "時間",
    server: "伺服器",
    request: "請求",
    decision: "決定",
    by: "決定者",
    why: "原因",
  },
  kinds: {
    elicitation: "向您提出的問題",
    sampling: "給模型的文字",
    roots: "資料夾",
    other: "請求",
  },
  decisions: {
    accept: "已接受",
    decline: "已拒絕",
    cancel: "已取消",
    result: "已回覆",
    error: "已駁回",
    nothing: "未回覆",
    unknown: "未知",
  },
  deciders: {
    person: "您",
    host: "這個應用程式",
    server: "伺服器",
    session: "連線中斷",
  },
  byRule: ({ rule }) => `規則「${isolate(rule)}」`,
  thisHour: ({ used, limit }) => `這一小時 ${number(limit)} 次中的 ${number(used)} 次`,
  onBehalf: ({ decider, name }) => `${decider}（代表${isolate(name)}）`,
  reason: ({ reason }) => `「${isolate(reason)}」`,
  asked: ({ count }) => `提出 ${number(count)} 次`,
};
