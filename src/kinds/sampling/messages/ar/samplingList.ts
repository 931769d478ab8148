import type { SamplingListMessages } from "../en/samplingList.js";

export const samplingList: SamplingListMessages = {
  facts: {
    response: "الإجابة",
    model: "النموذج",
    systemPrompt: "موجِّه النظام",
    messages: "الرسائل",
    media: "الصور والأصوات",
    tools: "الأدوات التي يمكن للنموذج طلبها",
    maxTokens: "الحد الأقصى لرموز الإجابة",
  },
  responsesFollow: "تُعرض عليك كل إجابة قبل إرسالها.",
};
