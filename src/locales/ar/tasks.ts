import type { TasksMessages } from "../en/tasks.js";
import { createNumbers } from "../writing/createNumbers.js";

const { number, plural } = createNumbers("ar");

/** @see TasksMessages */
export const tasks: TasksMessages = {
  heading: ({ count }) =>
    plural(count, {
      zero: "لا مهام",
      one: "مهمة واحدة",
      two: "مهمتان",
      few: `${number(count)} مهام`,
      many: `${number(count)} مهمة`,
      other: `${number(count)} مهمة`,
    }),
  states: {
    working: "قيد التنفيذ",
    "needs-you": "تحتاج إليك",
    cancelling: "جارٍ الإيقاف",
    lost: "انقطع الاتصال",
    unknown: "النتيجة غير معروفة",
    completed: "اكتملت",
    failed: "فشلت",
    cancelled: "أُوقفت",
  },
  dismissAll: "إزالة كل المهام المنتهية",
};
