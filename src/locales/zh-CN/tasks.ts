import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number } = createNumbers("zh-CN");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) => `${number(count)} 个任务`,
  states: {
    working: "进行中",
    "needs-you": "需要您处理",
    cancelling: "正在停止",
    lost: "连接已断开",
    unknown: "结果未知",
    completed: "已完成",
    failed: "失败",
    cancelled: "已停止",
  },
  dismissAll: "清除所有已结束的任务",
};
