import type { SamplingSettingsMessages } from "../en/samplingSettings.js";
import { isolate } from "../writing/isolate.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "طلبات إلى النموذج",
  defaultModel: "نموذجك الافتراضي",
  noDefault: "لا شيء: ما تفضّله الخوادم هو الذي يقرر",
  servers: "نماذج لخوادم محدَّدة",
  serverModel: ({ server }) => `النموذج للخادم «${isolate(server)}»`,
  automatic: "تلقائي",
  missing: ({ model }) => `${isolate(model)} (غير متاح)`,
  priorities: "ما يهمك في النموذج",
  ownPriorities: "القرار حسب أولوياتي، لا حسب ما تقوله الخوادم",
  reviewAnswers: "عرض الإجابات عليّ قبل إرسالها",
  reviewAnswersHint: "عند الإيقاف: تُرسَل الإجابة إلى الخادم بمجرد أن يكتبها النموذج.",
  askEveryTime: "سؤالي في كل مرة",
  askEveryTimeHint: "يُعرض كل طلب وكل إجابة، مهما كانت القواعد.",
  notKept: "إعداداتك سارية الآن، لكن تعذّر حفظها.",
};
