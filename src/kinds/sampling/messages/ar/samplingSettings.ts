import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "الطلبات إلى النموذج",
  defaultModel: "نموذجك الافتراضي",
  noDefault: "لا شيء: يُحدَّد حسب تفضيلات الخوادم",
  servers: "نماذج لخوادم محدَّدة",
  serverModel: ({ server }) => `النموذج للخادم «${isolate(server)}»`,
  automatic: "تلقائي",
  missing: ({ model }) => `${isolate(model)} (غير متاح)`,
  priorities: "ما يهمك في النموذج",
  ownPriorities: "الاختيار حسب أولوياتي، لا حسب أولويات الخوادم",
  reviewResponses: "عرض الإجابات عليّ قبل إرسالها",
  reviewResponsesHint: "عند الإيقاف: تُرسَل الإجابة إلى الخادم بمجرد أن يكتبها النموذج.",
  askEveryTime: "اسألني في كل مرة",
  askEveryTimeHint: "يُعرض كل طلب وكل إجابة، مهما كانت القواعد.",
  fixed: "حدّده هذا التطبيق، ولا يمكن تغييره هنا.",
  notKept: "إعداداتك سارية الآن، لكن تعذّر حفظها.",
  deprecated: `يُنهي البروتوكول تدريجيًا الطلبات إلى نموذجك: فهي مهجورة ابتداءً من الإصدار ${isolate("2026-07-28")}، وقد تُلغى ابتداءً من ${isolate("2027-07-28")}. يُطلب من الخوادم أن تستخدم نماذجها الخاصة بدلًا من ذلك.`,
};
