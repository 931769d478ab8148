import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("ar");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) =>
    version === ""
      ? `يسمّي نفسه «${isolate(name)}»`
      : `يسمّي نفسه «${isolate(name)}» (الإصدار ${isolate(version)})`,
  askedAgain: ({ count }) => `تكرّر السؤال (${number(count)})`,
  waiting: ({ count }) =>
    plural(count, {
      zero: "لا طلبات أخرى في الانتظار",
      one: "طلب آخر في الانتظار",
      two: "طلبان آخران في الانتظار",
      few: `${number(count)} طلبات أخرى في الانتظار`,
      many: `${number(count)} طلبًا آخر في الانتظار`,
      other: `${number(count)} طلب آخر في الانتظار`,
    }),
  placeOf: ({ position, count }) => `${number(position)} من ${number(count)}`,
  showNext: ({ position, count }) => `${number(position)} من ${number(count)}، عرض التالي`,
  decline: "رفض",
  declineWithReason: "رفض مع ذكر السبب",
  reason: "سبب الرفض (اختياري)",
  reasonHint: "يبقى السبب في هذا التطبيق، ولا يعلم الخادم إلا أنك رفضت.",
  declineDiscards: "سيُلغى ما أدخلته ولن يُرسل.",
  reasonSentHint: ({ server }) =>
    `يُرسَل السبب إلى الخادم «${isolate(server)}»، ويُحفظ في هذا التطبيق.`,
  back: "رجوع",
  cancel: "إلغاء",
  cancelled: "تم الإلغاء.",
  undo: "تراجع",
  undoFor: ({ count }) =>
    `يمكنك التراجع خلال ${plural(count, {
      zero: "أقل من ثانية",
      one: "ثانية واحدة",
      two: "ثانيتين",
      few: `${number(count)} ثوانٍ`,
      many: `${number(count)} ثانية`,
      other: `${number(count)} ثانية`,
    })}، ووقتًا أطول ما دمت عند زر «تراجع».`,
  sentBar: "أُرسل للتو",
  sentTo: ({ server, what }) => `أُرسل إلى «${isolate(server)}»: ${isolate(what)}`,
  sentNothing: ({ server }) => `أُرسل إلى «${isolate(server)}».`,
  toldDeclined: ({ server }) => `أُبلغ «${isolate(server)}» بأنك رفضت.`,
  close: "إغلاق",
  later: "لاحقًا",
  askedByView: ({ view }) => `طلب من واجهة العرض «${isolate(view)}»`,
  partOf: ({ call }) => `جزء من «${isolate(call)}»`,
  partOfCall: "جزء من إحدى المهام",
  maybePartOf: ({ call }) => `ربما جزء من «${isolate(call)}»`,
  maybePartOfCall: "ربما جزء من إحدى المهام",
  callOver: "انتهت العملية التي ربما طرحت هذا السؤال. لا يزال بإمكانك الإجابة.",
  stopCall: "إيقاف المهمة",
  more: "المزيد من الخيارات",
  reachedAt: ({ origin }) => `العنوان: ${isolate(origin)}`,
  speaks: ({ revision }) => `إصدار MCP: ${isolate(revision)}`,
  firstRequest: "أول طلب معروف من هذا الخادم",
  discardTitle: "هل تريد التخلي عمّا أدخلته؟",
  discardHint: "لم يُرسَل أي شيء بعد. عند الإلغاء، يعلم الخادم أنك لم تتخذ قرارًا.",
  stopHint: "لم يُرسَل أي شيء بعد. يؤدي الإيقاف إلى إنهاء العملية وكل ما تطلبه.",
  discard: "إلغاء الطلب",
  putAside: "لاحقًا",
  loadAgain: "إعادة المحاولة",
  maybeSent: "انقطع الاتصال قبل التأكد من وصول الإرسال.",
  notLoaded: ({ server }) => `ينتظر سؤال من ${isolate(server)}: تعذّر تحميل ما يعرضه.`,
  keepEditing: "متابعة التعديل",
  answer: "الإجابة",
  bar: "أسئلة في انتظار إجابتك",
  moveBar: "نقل إلى الحافة الأخرى",
  aside: "أجّلت هذا الطلب.",
  asides: ({ count }) =>
    plural(count, {
      zero: "لا أسئلة مؤجَّلة",
      one: "سؤال واحد مؤجَّل",
      two: "سؤالان مؤجَّلان",
      few: `${number(count)} أسئلة مؤجَّلة`,
      many: `${number(count)} سؤالًا مؤجَّلًا`,
      other: `${number(count)} سؤال مؤجَّل`,
    }),
  resume: "استئناف",
  refusals: ({ server, count }) =>
    plural(count, {
      zero: `لم يُرفض أي طلب من الخادم «${isolate(server)}».`,
      one: `رُفض طلب واحد من الخادم «${isolate(server)}»: لا يمكن لأحد الإجابة عنه.`,
      two: `رُفض طلبان من الخادم «${isolate(server)}»: لا يمكن لأحد الإجابة عنهما.`,
      few: `رُفضت ${number(count)} طلبات من الخادم «${isolate(server)}»: لا يمكن لأحد الإجابة عنها.`,
      many: `رُفض ${number(count)} طلبًا من الخادم «${isolate(server)}»: لا يمكن لأحد الإجابة عنها.`,
      other: `رُفض ${number(count)} طلب من الخادم «${isolate(server)}»: لا يمكن لأحد الإجابة عنها.`,
    }),
  dismiss: "إزالة",
  copyEntered: "نسخ",
  copied: "تم النسخ.",
  notCopied: "لم يُنسخ أي شيء. حدِّد النص وانسخه بنفسك.",
  broken: "تعذّر عرض هذا السؤال",
  brokenHint:
    "حدث خطأ في التطبيق أثناء عرض سؤال من أحد الخوادم. لم يُرسل أي شيء. يمكنك الرفض أو المحاولة مرة أخرى.",
  covered:
    "ربما يغطي شيء ما هذا الجزء من الصفحة، لذلك لم تُحتسب ضغطتك. عندما يظهر لك كاملًا، انتظر لحظة ثم اضغط مرة أخرى.",
};
