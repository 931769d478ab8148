import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("pt-BR");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `Você tem menos de ${span(count, unit)} para responder`,
  extend: "Preciso de mais tempo",
  extended: "Agora você tem mais tempo.",
};
