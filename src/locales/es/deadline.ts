import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("es");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `Tienes menos de ${span(count, unit)} para responder`,
  extend: "Necesito más tiempo",
  extended: "Ahora tienes más tiempo.",
};
