import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("fr");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `Il vous reste moins de ${span(count, unit)} pour répondre`,
  extend: "J’ai besoin de plus de temps",
  extended: "Vous avez maintenant plus de temps.",
};
