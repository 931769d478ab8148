import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("ar");

export const selection: SelectionMessages = {
  select: "تحديد",
  clear: "إلغاء التحديد",
  same: "متماثل في الكل",
  different: "مختلف",
  none: "لا شيء",
  selectAll: ({ server }) => `تحديد كل طلبات ${isolate(server)}`,
  selected: ({ server, count }) =>
    plural(count, {
      zero: `لم يُحدَّد أي طلب من ${isolate(server)}`,
      one: `حُدِّد طلب واحد من ${isolate(server)}`,
      two: `حُدِّد طلبان من ${isolate(server)}`,
      few: `حُدِّدت ${number(count)} طلبات من ${isolate(server)}`,
      many: `حُدِّد ${number(count)} طلبًا من ${isolate(server)}`,
      other: `حُدِّد ${number(count)} طلب من ${isolate(server)}`,
    }),
  more: ({ count }) =>
    plural(count, {
      zero: "لا مزيد",
      one: "وواحد آخر",
      two: "واثنان آخران",
      few: `و${number(count)} أخرى`,
      many: `و${number(count)} أخرى`,
      other: `و${number(count)} أخرى`,
    }),
  allow: ({ count }) => `السماح (${number(count)})`,
  send: ({ count }) =>
    plural(count, {
      zero: "لا إجابات لإرسالها",
      one: "إرسال إجابة واحدة",
      two: "إرسال إجابتين",
      few: `إرسال ${number(count)} إجابات`,
      many: `إرسال ${number(count)} إجابة`,
      other: `إرسال ${number(count)} إجابة`,
    }),
  deny: ({ count }) => `الرفض (${number(count)})`,
  notAllowed: ({ count }) =>
    plural(count, {
      zero: "يمكن السماح بها كلها هنا.",
      one: "لا يمكن السماح بطلب واحد منها هنا. افتحه لتقرر.",
      two: "لا يمكن السماح بطلبين منها هنا. افتحهما لتقرر.",
      few: `لا يمكن السماح بـ${number(count)} طلبات منها هنا. افتحها لتقرر.`,
      many: `لا يمكن السماح بـ${number(count)} طلبًا منها هنا. افتحها لتقرر.`,
      other: `لا يمكن السماح بـ${number(count)} طلب منها هنا. افتحها لتقرر.`,
    }),
  notDenied: ({ count }) =>
    plural(count, {
      zero: "يمكن رفضها كلها هنا.",
      one: "لا يمكن رفض طلب واحد منها هنا. افتحه لتقرر.",
      two: "لا يمكن رفض طلبين منها هنا. افتحهما لتقرر.",
      few: `لا يمكن رفض ${number(count)} طلبات منها هنا. افتحها لتقرر.`,
      many: `لا يمكن رفض ${number(count)} طلبًا منها هنا. افتحها لتقرر.`,
      other: `لا يمكن رفض ${number(count)} طلب منها هنا. افتحها لتقرر.`,
    }),
  allowed: ({ count }) =>
    plural(count, {
      zero: "لم يُسمح بأي طلب.",
      one: "سُمح بطلب واحد.",
      two: "سُمح بطلبين.",
      few: `سُمح بـ${number(count)} طلبات.`,
      many: `سُمح بـ${number(count)} طلبًا.`,
      other: `سُمح بـ${number(count)} طلب.`,
    }),
  sent: ({ count }) =>
    plural(count, {
      zero: "لم تُرسل أي إجابة.",
      one: "أُرسلت إجابة واحدة.",
      two: "أُرسلت إجابتان.",
      few: `أُرسلت ${number(count)} إجابات.`,
      many: `أُرسلت ${number(count)} إجابة.`,
      other: `أُرسلت ${number(count)} إجابة.`,
    }),
  denied: ({ count }) =>
    plural(count, {
      zero: "لم يُرفض أي طلب.",
      one: "رُفض طلب واحد.",
      two: "رُفض طلبان.",
      few: `رُفضت ${number(count)} طلبات.`,
      many: `رُفض ${number(count)} طلبًا.`,
      other: `رُفض ${number(count)} طلب.`,
    }),
  gone: ({ count }) =>
    plural(count, {
      zero: "لم ينتهِ أي طلب قبل قرارك.",
      one: "انتهى طلب واحد قبل قرارك.",
      two: "انتهى طلبان قبل قرارك.",
      few: `انتهت ${number(count)} طلبات قبل قرارك.`,
      many: `انتهى ${number(count)} طلبًا قبل قرارك.`,
      other: `انتهى ${number(count)} طلب قبل قرارك.`,
    }),
  left: ({ count }) =>
    plural(count, {
      zero: "لا طلبات تنتظر.",
      one: "لا يزال طلب واحد ينتظر. افتحه لتقرر.",
      two: "لا يزال طلبان ينتظران. افتحهما لتقرر.",
      few: `لا تزال ${number(count)} طلبات تنتظر. افتحها لتقرر.`,
      many: `لا يزال ${number(count)} طلبًا ينتظر. افتحها لتقرر.`,
      other: `لا يزال ${number(count)} طلب ينتظر. افتحها لتقرر.`,
    }),
};
