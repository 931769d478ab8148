import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number, plural } = createNumbers("ar");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) =>
    plural(count, {
      zero: "لا توجد معلومات تبدو خاصة",
      one: "معلومة واحدة تبدو خاصة",
      two: "معلومتان تبدوان خاصتين",
      few: `${number(count)} معلومات تبدو خاصة`,
      many: `${number(count)} معلومة تبدو خاصة`,
      other: `${number(count)} معلومة تبدو خاصة`,
    }),
  allMasked: "كلها محجوبة",
  allKept: "تُرسَل كلها كما هي",
  someKept: ({ count }) =>
    plural(count, {
      zero: "لا يُرسَل شيء كما هو",
      one: "تُرسَل واحدة كما هي",
      two: "تُرسَل اثنتان كما هما",
      few: `تُرسَل ${number(count)} كما هي`,
      many: `تُرسَل ${number(count)} كما هي`,
      other: `تُرسَل ${number(count)} كما هي`,
    }),
  maskAll: "حجب الكل",
  keepAll: "إبقاء الكل",
  choose: "اختيار",
  maskThese: "حجب هذه المعلومات",
  notMasked: "هذا التطبيق لا يحجب شيئًا.",
  unread: "لا يمكن فحص الصور والأصوات والملفات، وتُرسَل كما هي.",
};
