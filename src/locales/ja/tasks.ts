import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number } = createNumbers("ja");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) => `タスク${number(count)}件`,
  states: {
    working: "実行中",
    "needs-you": "対応が必要",
    cancelling: "停止中",
    lost: "接続が切れました",
    unknown: "結果不明",
    completed: "完了",
    failed: "失敗",
    cancelled: "停止しました",
  },
  dismissAll: "終了したタスクをすべて消去",
};
