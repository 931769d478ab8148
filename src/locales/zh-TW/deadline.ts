import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("zh-TW");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `回答時間剩下不到 ${span(count, unit)}`,
  extend: "我需要更多時間",
  extended: "時間已延長。",
};
