import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number, plural } = createNumbers("ar");

/** Writes a number of characters as what is to be entered. */
const characters = (count: number) =>
  plural(count, {
    zero: `${number(count)} حرف`,
    one: "حرفًا واحدًا",
    two: "حرفين",
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "هذا الحقل مطلوب.",
  type: "ليس هذا نوع الإجابة المطلوب.",
  enum: "اختر أحد الخيارات.",
  const: "ليست هذه القيمة المطلوبة.",
  minLength: ({ limit }) => `أدخِل ${characters(limit)} على الأقل.`,
  maxLength: ({ limit }) => `أدخِل ${characters(limit)} على الأكثر.`,
  pattern: "هذا لا يطابق الصيغة المطلوبة.",
  format: ({ format }) => {
    if (format === "email") return `أدخِل عنوان بريد إلكتروني، مثل ${isolate("name@example.com")}.`;
    if (format === "uri")
      return `أدخِل عنوانًا يبدأ بالبروتوكول، مثل ${isolate("https://example.com")}.`;
    if (format === "date") return "أدخِل تاريخًا.";
    if (format === "date-time") return "أدخِل تاريخًا ووقتًا.";
    return "هذا لا يطابق الصيغة المطلوبة.";
  },
  minimum: ({ limit }) => `أدخِل عددًا لا يقل عن ${limit}.`,
  maximum: ({ limit }) => `أدخِل عددًا لا يزيد على ${limit}.`,
  exclusiveMinimum: ({ limit }) => `أدخِل عددًا أكبر من ${limit}.`,
  exclusiveMaximum: ({ limit }) => `أدخِل عددًا أصغر من ${limit}.`,
  multipleOf: ({ limit }) =>
    limit === "1" ? "أدخِل عددًا صحيحًا." : `أدخِل عددًا من مضاعفات ${limit}.`,
  minItems: ({ limit }) =>
    plural(limit, {
      zero: "لا يلزم أي عنصر.",
      one: "يلزم عنصر واحد على الأقل.",
      two: "يلزم عنصران على الأقل.",
      few: `تلزم ${number(limit)} عناصر على الأقل.`,
      many: `يلزم ${number(limit)} عنصرًا على الأقل.`,
      other: `يلزم ${number(limit)} عنصر على الأقل.`,
    }),
  maxItems: ({ limit }) =>
    plural(limit, {
      zero: "لا يُسمح بأي عنصر.",
      one: "يُسمح بعنصر واحد على الأكثر.",
      two: "يُسمح بعنصرين على الأكثر.",
      few: `يُسمح بما لا يزيد على ${number(limit)} عناصر.`,
      many: `يُسمح بما لا يزيد على ${number(limit)} عنصرًا.`,
      other: `يُسمح بما لا يزيد على ${number(limit)} عنصر.`,
    }),
  uniqueItems: "يجب ألّا يتكرر أي عنصر.",
  incomplete: "لم يكتمل إدخال هذه القيمة.",
  "not-a-number": "أدخِل عددًا.",
  separator: "اكتب هذا العدد من دون فواصل بين أرقامه، كي لا يحتمل إلا معنى واحدًا.",
  "not-an-integer": "أدخِل عددًا صحيحًا.",
  "too-large": "هذا العدد أكبر من أن يُرسَل.",
  "unsafe-integer": "هذا العدد أكبر من أن يُرسَل بدقة.",
  "too-precise": "أرقام هذا العدد أكثر مما يمكن إرساله بدقة.",
  "lone-surrogate": "هناك حرف تالف هنا. احذفه أو أعِد كتابته.",
  "control-character": "هناك حرف تحكم غير مرئي هنا. احذفه أو أعِد كتابته.",
  json: "هذا ليس نص JSON صالحًا.",
  unsupported: "لا يمكن للاتصال بهذا الخادم أن ينقل هذه الإجابة.",
  "check-failed": "تعذّر على التطبيق التحقق من هذه الإجابة، لذلك لم يُرسَل شيء. حاول مرة أخرى.",
  other: "لا يقبل الخادم هذه الإجابة.",
  at: ({ place, issue }) => `في ${isolate(place)}: ${issue}`,
  atItem: ({ position, issue }) => `العنصر ${number(position)}: ${issue}`,
};
