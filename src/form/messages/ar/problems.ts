import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `لا يمكن عرض «${isolate(label)}»: ${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}: ${reason}`,
  "root-not-object": "ما يطلبه الخادم ليس استمارة.",
  "too-large": "يطلب الخادم أكثر مما يمكن لاستمارة أن تعرضه.",
  "too-deep": "هو متداخل بعمق يتعذّر معه فحصه هنا، ويتولى الخادم فحصه.",
  "schema-malformed": "وصفه الخادم وصفًا غير صحيح.",
  "keyword-malformed": "وصف الخادم جزءًا منه وصفًا غير صحيح، ولذلك جرى تجاهل هذا الجزء.",
  "type-unknown": "يطلب الخادم نوعًا من الإجابات لا وجود له.",
  "never-valid": "لا يمكن لأي إجابة عنه أن تكون صحيحة.",
  "ref-unresolved": "يشير الخادم إلى وصف غير موجود.",
  "required-undescribed": "يطلبه الخادم من دون أن يصفه.",
  "alternatives-narrowed": "يقبل الخادم أنواعًا أخرى من الإجابات أيضًا.",
  "enum-names-mismatch": "أسماء خياراته لا تطابقها، ولذلك تُعرض الخيارات كما تُرسَل.",
  "options-dropped": "بعض خياراته لا تصلح للإجابة، ولذلك استُبعدت.",
  "default-dropped": "ما يقترحه الخادم ليس إجابة صالحة، ولذلك استُبعد.",
  unsupported: "لا يمكن للاتصال بهذا الخادم أن ينقل إجابة كهذه.",
};
