import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("de");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `Weniger als ${span(count, unit)} Zeit für eine Antwort`,
  extend: "Ich brauche mehr Zeit",
  extended: "Sie haben jetzt mehr Zeit.",
};
