import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("ko");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `답변 시간이 ${span(count, unit)} 미만 남았습니다`,
  extend: "시간 더 받기",
  extended: "시간을 연장했습니다.",
};
