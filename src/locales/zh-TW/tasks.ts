import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number } = createNumbers("zh-TW");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) => `${number(count)} 個任務`,
  states: {
    working: "進行中",
    "needs-you": "需要您處理",
    cancelling: "正在停止",
    lost: "連線已中斷",
    unknown: "結果不明",
    completed: "已完成",
    failed: "失敗",
    cancelled: "已停止",
  },
  dismissAll: "清除所有已結束的任務",
};
