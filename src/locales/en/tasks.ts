import { createNumbers } from "../writing/createNumbers.js";

/** The tasks that servers work on, in the list of everything that servers ask. */
export interface TasksMessages {
  /** Heads them. */
  readonly heading: (params: { count: number }) => string;
  /** Explains where a task stands. */
  readonly states: {
    /** Its server works on it. */
    readonly working: string;
    /** It asks something that waits for the person. */
    readonly "needs-you": string;
    /** Its server was asked to stop it. */
    readonly cancelling: string;
    /** Its server cannot be reached, and may still work on it. */
    readonly lost: string;
    /** Its server tells of it no more, and it was not seen to end. */
    readonly unknown: string;
    /** It has its result. */
    readonly completed: string;
    /** It failed. */
    readonly failed: string;
    /** It was stopped. */
    readonly cancelled: string;
  };
  /** Takes every task that is over off the list. */
  readonly dismissAll: string;
}

const { number, plural } = createNumbers("en");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) => plural(count, { one: "1 task", other: `${number(count)} tasks` }),
  states: {
    working: "Working",
    "needs-you": "Needs you",
    cancelling: "Stopping",
    lost: "Connection lost",
    unknown: "Outcome unknown",
    completed: "Done",
    failed: "Failed",
    cancelled: "Stopped",
  },
  dismissAll: "Dismiss all finished tasks",
};
