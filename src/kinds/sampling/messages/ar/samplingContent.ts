import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number, plural } = createNumbers("ar");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "الرسائل",
  user: "المستخدم",
  assistant: "المساعد",
  message: ({ position, part }) =>
    part === undefined
      ? `الرسالة ${number(position)}`
      : `الجزء ${number(part)} من الرسالة ${number(position)}`,
  response: ({ part }) => (part === undefined ? "الإجابة" : `الجزء ${number(part)} من الإجابة`),
  editAt: ({ place }) => `تعديل ${place}`,
  removeAt: ({ place }) => `إزالة ${place}`,
  removeTogether: "يُزال استخدام الأداة ونتيجته معًا، ويُستعادان معًا.",
  addTextAt: ({ place }) => `إضافة نص إلى ${place}`,
  addUser: "إضافة رسالة من المستخدم",
  addAssistant: "إضافة رسالة من المساعد",
  changed: "مُعدَّل",
  changedAt: ({ place }) => `مُعدَّل: ${place}`,
  added: "مُضاف",
  removed: ({ place }) => `أزلت ${place}.`,
  restore: "استعادة",
  restoreAt: ({ place }) => `استعادة ${place}`,
  undo: "تراجع",
  undoAt: ({ place }) => `تراجع عن التغييرات في ${place}`,
  redo: "إعادة",
  redoAt: ({ place }) => `إعادة التغييرات في ${place}`,
  changesAt: ({ place }) => `التغييرات في ${place}`,
  showAll: ({ count }) =>
    plural(count, {
      zero: `عرض النص كاملًا (${number(count)} حرف)`,
      one: "عرض النص كاملًا (حرف واحد)",
      two: "عرض النص كاملًا (حرفان)",
      few: `عرض النص كاملًا (${number(count)} أحرف)`,
      many: `عرض النص كاملًا (${number(count)} حرفًا)`,
      other: `عرض النص كاملًا (${number(count)} حرف)`,
    }),
  showLess: "عرض أقل",
  piece: ({ place, position, count }) => `${place}، القطعة ${number(position)} من ${number(count)}`,
  empty: "لا يوجد نص.",
  hidden: "أحرف مخفية في هذا النص:",
  unknown: ({ type }) => `محتوى من نوع غير معروف (${isolate(type)})`,
  extras: "بيانات وصفية",
  tooDeep: "تتداخل هذه البيانات بعمق يتعذّر معه عرضها.",
  loading: "جارٍ التحميل…",
  unavailable: "تعذّر تحميل جزء من هذا التطبيق.",
  retry: "إعادة المحاولة",
};
