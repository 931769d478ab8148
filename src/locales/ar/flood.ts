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
      zero: "لم يُرَدّ أي طلب بخطأ.",
      one: "رُدّ طلب واحد بخطأ.",
      two: "رُدّ طلبان بخطأ.",
      few: `رُدّت ${number(count)} طلبات بخطأ.`,
      many: `رُدّ ${number(count)} طلبًا بخطأ.`,
      other: `رُدّ ${number(count)} طلب بخطأ.`,
    }),
  blocked: ({ server }) => `حظرت الخادم «${isolate(server)}» مؤقتًا.`,
  block: "حظر هذا الخادم مؤقتًا",
  allow: "السماح له بالمتابعة",
  unblock: "إلغاء الحظر",
};
