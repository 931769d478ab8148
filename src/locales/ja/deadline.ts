import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("ja");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `回答の残り時間：${span(count, unit)}未満`,
  extend: "時間を延長する",
  extended: "時間を延長しました。",
};
