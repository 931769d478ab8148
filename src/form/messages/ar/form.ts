import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number, plural } = createNumbers("ar");

/** Writes `من 2 إلى 5`, `2 على الأقل`, `5 على الأكثر` or `3 بالضبط`. */
function amount({ min, max }: Range): string {
  const last = number(max ?? min ?? 0);
  if (min === max) return `${last} بالضبط`;
  if (min === undefined) return `${last} على الأكثر`;
  return max === undefined ? `${last} على الأقل` : `من ${number(min)} إلى ${last}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "إرسال",
  sendDangerous: "إرسال على أي حال…",
  locked: "مقفل حفاظًا على سلامتك",
  unlock: "إلغاء القفل…",
  confirm: "تأكيد",
  yes: "نعم",
  no: "لا",
  noValue: "بلا إجابة",
  sendOption: ({ option }) => `إرسال «${isolate(option)}»`,
  sendNoValue: "إرسال بلا إجابة",
  unnamed: "حقل بلا اسم",
  optional: "اختياري",
  suggested: ({ value }) => `يقترح الخادم: ${value}.`,
  clearValue: "مسح الإجابة",
  clear: ({ label }) => `مسح الإجابة عن «${isolate(label)}»`,
  pickDay: ({ label }) => `اختيار يوم: «${isolate(label)}»`,
  previousMonth: "الشهر السابق",
  nextMonth: "الشهر التالي",
  more: "عرض الكل",
  less: "عرض أقل",
  showFields: ({ first, last }) => `عرض الحقول من «${isolate(first)}» إلى «${isolate(last)}»`,
  fieldsBelow: ({ count }) =>
    plural(count, {
      zero: `${number(count)} حقل آخر`,
      one: "حقل واحد آخر",
      two: "حقلان آخران",
      few: `${number(count)} حقول أخرى`,
      many: `${number(count)} حقلًا آخر`,
      other: `${number(count)} حقل آخر`,
    }),
  length: (range) => `عدد الأحرف المطلوب: ${amount(range)}.`,
  charactersLeft: ({ count }) =>
    plural(count, {
      zero: "لم يتبقَّ أي حرف",
      one: "بقي حرف واحد",
      two: "بقي حرفان",
      few: `بقيت ${number(count)} أحرف`,
      many: `بقي ${number(count)} حرفًا`,
      other: `بقي ${number(count)} حرف`,
    }),
  holdsHidden: "يحتوي هذا النص على أحرف مخفية:",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max !== undefined ? `من ${min} إلى ${max}` : "",
      min !== undefined && max === undefined ? `لا يقل عن ${min}` : "",
      max !== undefined && min === undefined ? `لا يزيد على ${max}` : "",
      above === undefined ? "" : `أكبر من ${above}`,
      below === undefined ? "" : `أصغر من ${below}`,
      step === undefined ? "" : `من مضاعفات ${step}`,
    ].filter(Boolean);
    const kind = integer ? "عددًا صحيحًا" : "عددًا";
    return `أدخِل ${[kind, bounds.join(" و")].filter(Boolean).join(" ")}.`;
  },
  choices: (range) => `عدد الخيارات المطلوب: ${amount(range)}.`,
  items: (range) => `عدد العناصر المطلوب: ${amount(range)}.`,
  unique: "يجب ألّا يتكرر أي عنصر.",
  serverChecks: "يتحقق الخادم من هذا عند الإرسال.",
  choose: "اختر…",
  filter: "اكتب للتصفية",
  matches: ({ count }) =>
    plural(count, {
      zero: "لا نتائج مطابقة",
      one: "نتيجة مطابقة واحدة",
      two: "نتيجتان مطابقتان",
      few: `${number(count)} نتائج مطابقة`,
      many: `${number(count)} نتيجة مطابقة`,
      other: `${number(count)} نتيجة مطابقة`,
    }),
  remove: ({ label }) => `إزالة «${isolate(label)}»`,
  loading: "جارٍ التحميل…",
  item: ({ position }) => `العنصر ${number(position)}`,
  addItem: "إضافة عنصر",
  removeItem: ({ position }) => `إزالة العنصر ${number(position)}`,
  zone: ({ zone, offset }) => `المنطقة الزمنية: ${isolate(zone)} (${isolate(`UTC${offset}`)}).`,
  sentAs: ({ value }) => `القيمة المرسَلة: ${isolate(value)}.`,
  json: ({ shape }) => {
    if (shape === "any") return "أدخِل نص JSON.";
    return shape === "object"
      ? `أدخِل كائن JSON، مثل ${isolate("{}")}.`
      : `أدخِل قائمة JSON، مثل ${isolate("[]")}.`;
  },
  jsonError: ({ line, column }) =>
    `يوجد خطأ في نص JSON في السطر ${number(line)}، العمود ${number(column)}.`,
  summary: ({ count }) =>
    plural(count, {
      zero: "لم يُرسَل أي شيء.",
      one: "لم يُرسَل أي شيء. يحتاج حقل واحد إلى المراجعة.",
      two: "لم يُرسَل أي شيء. يحتاج حقلان إلى المراجعة.",
      few: `لم يُرسَل أي شيء. تحتاج ${number(count)} حقول إلى المراجعة.`,
      many: `لم يُرسَل أي شيء. يحتاج ${number(count)} حقلًا إلى المراجعة.`,
      other: `لم يُرسَل أي شيء. يحتاج ${number(count)} حقل إلى المراجعة.`,
    }),
  summaryWhole: "لم يُرسَل أي شيء. الإجابات غير متوافقة فيما بينها:",
  summaryMore: ({ count }) =>
    plural(count, {
      zero: "ولا حقول أخرى",
      one: "وحقل آخر",
      two: "وحقلان آخران",
      few: `و${number(count)} حقول أخرى`,
      many: `و${number(count)} حقلًا آخر`,
      other: `و${number(count)} حقل آخر`,
    }),
  summaryLine: ({ label, issue }) => `${isolate(label)}: ${issue}`,
  notSent: "تعذّر الإرسال. ما أدخلته لا يزال هنا، فحاول مجددًا.",
  settled: "لم تُرسَل إجابتك: سبق أن انتهى هذا الطلب.",
  unanswerable: "لا يمكن الإجابة عن هذا الطلب. لا يمكنك سوى الرفض أو الإلغاء.",
  review: "المراجعة قبل الإرسال",
  reviewUnavailable: "لا يمكن عرض إجاباتك هنا. ارجع لمراجعتها في الاستمارة.",
  hidden: "مخفي",
  show: "إظهار",
  hide: "إخفاء",
  hiddenText: "أحرف مخفية",
  suspicious: "هناك ما يثير الريبة هنا. لا تُدخِل كلمات مرور أو أي معلومات سرية أخرى.",
  problems: "حول هذا الطلب",
};
