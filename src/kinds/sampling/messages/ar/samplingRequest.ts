import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("ar");
const percent = new Intl.NumberFormat("ar", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "الحد الأقصى لرموز الإجابة",
  maxTokensHint: ({ asked }) => `الحد الذي طلبه الخادم: ${number(asked)}. يمكنك السماح بعدد أقل.`,
  maxTokensInvalid: ({ asked }) => `أدخِل عددًا صحيحًا من 1 إلى ${number(asked)}.`,
  temperature: "درجة الحرارة",
  temperatureHint: "اترك الحقل فارغًا لاستخدام قيمة النموذج نفسه.",
  temperatureInvalid: "أدخِل عددًا.",
  stopSequences: "التوقف عند هذه النصوص",
  stopSequencesHint: `نص واحد في كل سطر. اكتب ${isolate("\\n")} للانتقال إلى سطر جديد.`,
  includeContext: "معلومات أخرى تُعطى للنموذج",
  contextNone: "لا شيء",
  contextThisServer: "السياق من هذا الخادم",
  contextAllServers: "السياق من كل الخوادم",
  contextIgnored: "لا شيء. طلب الخادم المزيد، لكن هذا التطبيق لا يشاركه.",
  unsaid: "غير محدَّد",
  preferences: "ما يفضّله الخادم في النموذج",
  hints: "أسماء النماذج",
  hintsHint: "اسم واحد في كل سطر، والأفضل أولًا. تكفي أجزاء من الأسماء.",
  cost: "انخفاض التكلفة",
  speed: "السرعة",
  intelligence: "القدرة",
  share: ({ value }) => percent.format(value),
  tools: "الأدوات التي يمكن للنموذج طلبها",
  toolInput: "مدخلات الأداة",
  removeTool: ({ tool }) => `إزالة «${isolate(tool)}»`,
  restoreTool: ({ tool }) => `استعادة «${isolate(tool)}»`,
  toolRemoved: "لن يُخبَر النموذج بها.",
  toolChoice: "استخدام الأدوات",
  toolsAuto: "يقرر النموذج",
  toolsRequired: "أداة واحدة على الأقل",
  toolsNone: "بلا أدوات",
  metadata: "بيانات لمزوّد النموذج",
  metadataInvalid: `يجب أن يكون هذا كائن JSON بين القوسين ${isolate("{}")}.`,
  undoPart: ({ what }) => `التراجع عن: ${isolate(what)}`,
};
