import { createTimes, type TimeUnit } from "../writing/createTimes.js";

/** Texts for the time left for an answer. */
export interface DeadlineMessages {
  /** Tells how much time is left at most. */
  readonly left: (params: { count: number; unit: TimeUnit }) => string;
  /** Asks for more time. */
  readonly extend: string;
  /** States that there is more time now. */
  readonly extended: string;
}

const { span } = createTimes("en");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `Less than ${span(count, unit)} left to answer`,
  extend: "I need more time",
  extended: "You have more time now.",
};
