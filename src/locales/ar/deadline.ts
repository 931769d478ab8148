import type { DeadlineMessages } from "../en/deadline.js";
import { createTimes } from "../writing/createTimes.js";

const { span } = createTimes("ar");

/** @see DeadlineMessages */
export const deadline: DeadlineMessages = {
  left: ({ count, unit }) => `الوقت المتبقي للإجابة: ${span(count, unit)} على الأكثر`,
  extend: "أحتاج إلى مزيد من الوقت",
  extended: "أصبح لديك مزيد من الوقت.",
};
