import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-CN");

/** @see LogMessages */
export const log: LogMessages = {
  title: "决定记录",
  empty: "尚未作出任何决定。",
  filter: "服务器",
  allServers: "所有服务器",
  shown: ({ count }) => `${number(count)} 项决定`,
  save: "保存为 JSON Lines",
  fileName: "决定记录",
  columns: {
    when: "时间",
    server: "服务器",
    request: "请求",
    decision: "决定",
    by: "决定者",
    why: "原因",
  },
  kinds: {
    elicitation: "向您提问",
    sampling: "模型请求",
    roots: "文件夹",
    other: "请求",
  },
  decisions: {
    accept: "已接受",
    decline: "已拒绝",
    cancel: "已取消",
    result: "已回答",
    error: "已驳回",
    nothing: "未回答",
    unknown: "未知",
  },
  deciders: {
    person: "您",
    host: "本应用",
    server: "服务器",
    session: "连接断开",
  },
  byRule: ({ rule }) => `规则“${isolate(rule)}”`,
  thisHour: ({ used, limit }) => `本小时 ${number(limit)} 次中的 ${number(used)} 次`,
  onBehalf: ({ decider, name }) => `${decider}（代表${isolate(name)}）`,
  reason: ({ reason }) => `“${isolate(reason)}”`,
  asked: ({ count }) => `已提问 ${number(count)} 次`,
};
