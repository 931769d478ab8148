import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-CN");
const times = createTimes("zh-CN");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "请求",
  count: ({ count }) => `${number(count)} 个请求等待您处理`,
  empty: "没有等待您处理的请求",
  emptyHint: "服务器提出的请求会列在这里，直到结束。",
  keys: "按上、下方向键在请求之间移动，按右方向键进入可对该请求执行的操作，按 Enter 键打开请求。",
  server: ({ server, count }) => `${isolate(server)}：${number(count)} 个请求`,
  settled: ({ count }) => `${number(count)} 个已结束的请求`,
  kinds: {
    form: "表单",
    visit: "待访问的网页",
    sampling: "模型请求",
    roots: "文件夹",
    other: "请求",
  },
  states: {
    shown: "正在显示",
    waiting: "等待中",
    aside: "已搁置",
    generating: "模型正在撰写",
  },
  started: "已开始回答",
  justNow: "刚刚",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice" ? `${number(count)} 点需要留意` : `${number(count)} 条警告`,
  noText: "未提供文本。",
  open: "打开",
  putAside: "稍后",
  decline: "拒绝",
  cancel: "取消",
  dismiss: "清除",
  dismissAll: "清除所有已结束的请求",
  show: "显示",
  hide: "收起",
  actionOn: ({ action, request }) => `${action}：${isolate(request)}`,
};
