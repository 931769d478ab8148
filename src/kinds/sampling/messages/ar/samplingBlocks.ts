import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number, plural } = createNumbers("ar");
const size = createSizes("ar");

const source = { server: "من الخادم", model: "من النموذج" } as const;

/** Leaves out what is empty: a media type need not be known. */
const row = (parts: readonly string[]) => parts.filter(Boolean).join("، ");

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "لا اختلاف.",
  inserted: "أُضيف:",
  deleted: "حُذف:",
  unchanged: ({ count }) =>
    plural(count, {
      zero: "لا أحرف دون تغيير",
      one: "حرف واحد دون تغيير",
      two: "حرفان دون تغيير",
      few: `${number(count)} أحرف دون تغيير`,
      many: `${number(count)} حرفًا دون تغيير`,
      other: `${number(count)} حرف دون تغيير`,
    }),
  moreCharacters: ({ count }) =>
    plural(count, {
      zero: "لا أحرف أخرى",
      one: "حرف آخر",
      two: "حرفان آخران",
      few: `${number(count)} أحرف أخرى`,
      many: `${number(count)} حرفًا آخر`,
      other: `${number(count)} حرف آخر`,
    }),
  incomparable: ({ before, after }) =>
    `يختلف هذان النصان اختلافًا تتعذّر معه المقارنة بينهما هنا. كان عدد الأحرف ${number(before)}، وهو الآن ${number(after)}.`,
  moreChanges: ({ count }) =>
    plural(count, {
      zero: "لا تغييرات أخرى",
      one: "تغيير آخر",
      two: "تغييران آخران",
      few: `${number(count)} تغييرات أخرى`,
      many: `${number(count)} تغييرًا آخر`,
      other: `${number(count)} تغيير آخر`,
    }),
  image: ({ bytes, type, width, height, by }) =>
    row([
      "صورة",
      width && height ? isolate(`${number(width)} × ${number(height)}`) : "",
      size(bytes),
      isolate(type),
      source[by],
    ]),
  audio: ({ bytes, type, by }) => row(["صوت", size(bytes), isolate(type), source[by]]),
  file: ({ bytes, type, by }) => row(["ملف", size(bytes), isolate(type), source[by]]),
  showImage: "عرض الصورة",
  loadAudio: "تحميل الصوت",
  large: "هذه الصورة كبيرة.",
  tooLarge: "هذا أكبر من أن يُعرض هنا.",
  damaged: "لا يمكن عرض هذا: البيانات تالفة أو ليست من النوع المذكور.",
  blocked: "لا يمكن عرض هذا: لا تسمح به سياسة أمان هذه الصفحة.",
  toolUse: ({ name }) => `يستخدم الأداة «${isolate(name)}»`,
  toolResult: ({ name }) => `نتيجة الأداة «${isolate(name)}»`,
  toolResultOf: ({ id }) => `نتيجة استخدام الأداة ذي المعرّف «${isolate(id)}»`,
  toolFailed: "فشلت",
  toolId: ({ id }) => `المعرّف: ${isolate(id)}`,
  noResult: "لم تُعِد الأداة أي شيء.",
  input: "المدخلات",
  structured: "النتيجة في صورة بيانات",
  resource: "مورد",
  link: "رابط إلى مورد",
  linkHint: "مذكور بالاسم فقط: لا يرى النموذج ما يؤدي إليه الرابط.",
  claimedSize: ({ bytes }) => `الحجم المذكور: ${size(bytes)}`,
  notAnObject: `يجب أن يكون هذا كائن JSON بين القوسين ${isolate("{}")}.`,
  issues: ({ count }) =>
    plural(count, {
      zero: "لا يمكن إرسال هذا بعد:",
      one: "لا يمكن إرسال هذا بعد:",
      two: "لا يمكن إرسال هذا بعد لسببين:",
      few: `لا يمكن إرسال هذا بعد (${number(count)} أسباب):`,
      many: `لا يمكن إرسال هذا بعد (${number(count)} سببًا):`,
      other: `لا يمكن إرسال هذا بعد (${number(count)} سبب):`,
    }),
  oneBlock: "لا يقبل الخادم سوى جزء واحد. أزِل الأجزاء الأخرى.",
  unknownTool: ({ name }) => `لم يعرض الخادم أداة باسم «${isolate(name)}».`,
  toolForbidden: ({ name }) =>
    `لا يسمح الخادم للنموذج باستخدام أي أداة هنا، لذا لا يمكن استخدام «${isolate(name)}».`,
  toolRequired: "يشترط الخادم استخدام أداة.",
  repeatedId: ({ id }) => `لاستخدامين للأدوات المعرّف نفسه: ${isolate(id)}.`,
};
