import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `لدى الخادم «${isolate(server)}» سؤال لك`,
  asksToVisit: ({ server }) => `يطلب منك الخادم «${isolate(server)}» زيارة صفحة`,
  visiting: ({ server }) => `أكمل في متصفحك للخادم «${isolate(server)}»`,
  visited: ({ server }) => `فُتحت صفحة بطلب من الخادم «${isolate(server)}».`,
  visitComplete: ({ server }) => `اكتملت زيارتك بطلب من الخادم «${isolate(server)}».`,
  ended: ({ server }) => `انتهى سؤال الخادم «${isolate(server)}»`,
  draft: "إجاباتك حتى الآن",
  copiedWithoutSecrets: "نُسخ، من دون ما قد يكون سريًّا.",
};
