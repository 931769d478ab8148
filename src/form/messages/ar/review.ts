import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number, plural } = createNumbers("ar");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `هذا ما سيصل إلى الخادم «${isolate(server)}»`,
  secretTitle: ({ server }) => `هل تريد إرسال معلومات سرية إلى الخادم «${isolate(server)}»؟`,
  secretHint:
    "يجب ألّا تطلب الخوادم معلومات سرية في استمارة. يستطيع من يدير هذا الخادم قراءتها والاحتفاظ بها.",
  unseen: ({ count }) =>
    plural(count, {
      zero: "لم يملأ الخادم أي قيمة لم ترَها.",
      one: "ملأ الخادم قيمة واحدة من هذه القيم ولم ترَها بعد.",
      two: "ملأ الخادم قيمتين من هذه القيم ولم ترَهما بعد.",
      few: `ملأ الخادم ${number(count)} قيم من هذه القيم ولم ترَها بعد.`,
      many: `ملأ الخادم ${number(count)} قيمة من هذه القيم ولم ترَها بعد.`,
      other: `ملأ الخادم ${number(count)} قيمة من هذه القيم ولم ترَها بعد.`,
    }),
  notSeen: "لم تُعرض بعد",
  send: "إرسال",
  sendAnyway: "إرسال على أي حال",
  back: "رجوع",
  nothing: "موافقتك، ولا شيء غيرها.",
  changed: "مُعدَّل",
  leftOut: "بلا إجابة",
  showAsJson: "العرض بصيغة JSON",
  editAsJson: "التحرير بصيغة JSON",
  editAsFields: "التحرير في حقول",
  notInFields: "المكتوب لا يناسب الحقول: تابع بصيغة JSON أو امسحه.",
  fillIn: ({ label }) => `املأ ${isolate(label)}`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}، القطعة ${number(position)} من ${number(count)}`,
  suggested: ({ value }) => `اقترح الخادم: ${isolate(value)}`,
};
