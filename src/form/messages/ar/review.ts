import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `هذا ما سيصل إلى الخادم «${isolate(server)}»`,
  secretTitle: ({ server }) => `هل تريد إرسال معلومات سرية إلى الخادم «${isolate(server)}»؟`,
  secretHint:
    "يجب ألّا تطلب الخوادم معلومات سرية في استمارة. يستطيع من يدير هذا الخادم قراءتها والاحتفاظ بها.",
  send: "إرسال",
  sendAnyway: "إرسال على أي حال",
  back: "رجوع",
  nothing: "موافقتك، ولا شيء غيرها.",
  changed: "مُعدَّل",
  leftOut: "بلا إجابة",
  suggested: ({ value }) => `اقترح الخادم: ${isolate(value)}`,
};
