import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number } = createNumbers("ko");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) => `작업 ${number(count)}개`,
  states: {
    working: "진행 중",
    "needs-you": "응답 필요",
    cancelling: "중지하는 중",
    lost: "연결 끊김",
    unknown: "결과를 알 수 없음",
    completed: "완료",
    failed: "실패",
    cancelled: "중지됨",
  },
  dismissAll: "끝난 작업 모두 지우기",
};
