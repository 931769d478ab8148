import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("ar");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "طلبات كثيرة جدًا",
  tooMuch: ({ server }) => `يرسل الخادم «${isolate(server)}» طلبات كثيرة جدًا دفعةً واحدة.`,
  refused: ({ count }) =>
    plural(count, {
      zero: "لم يُرفض أي طلب تلقائيًا.",
      one: "رُفض طلب واحد تلقائيًا.",
      two: "رُفض طلبان تلقائيًا.",
      few: `رُفضت ${number(count)} طلبات تلقائيًا.`,
      many: `رُفض ${number(count)} طلبًا تلقائيًا.`,
      other: `رُفض ${number(count)} طلب تلقائيًا.`,
    }),
  blocked: ({ server }) => `حظرت الخادم «${isolate(server)}» مؤقتًا.`,
  block: "حظر الخادم",
  allow: "السماح له بالمتابعة",
  blockTitle: ({ server }) => `هل تريد حظر الخادم «${isolate(server)}»؟`,
  blockHint:
    "لن يُطرح عليك أي سؤال من هذا الخادم ولن يُجاب عن أي من طلباته، حتى ما سمحت به من قبل. وينتهي الآن كل ما ينتظر منه. يمكنك السماح له بالسؤال مجددًا من الإشعار أعلى الصفحة.",
  notBlocked: "لا يُسمح لهذه النافذة بحظر الخوادم.",
  unblock: "إلغاء الحظر",
};
