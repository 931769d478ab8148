import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("zh-CN");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `剩余回答时间不到${span(count, unit)}`,
  extend: "我需要更多时间",
  extended: "回答时间已延长。",
};
