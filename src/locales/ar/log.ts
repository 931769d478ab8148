import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("ar");

/** @see LogMessages */
export const log: LogMessages = {
  title: "القرارات",
  empty: "لم يُتخذ أي قرار بعد.",
  filter: "الخادم",
  allServers: "كل الخوادم",
  shown: ({ count }) =>
    plural(count, {
      zero: "لا قرارات",
      one: "قرار واحد",
      two: "قراران",
      few: `${number(count)} قرارات`,
      many: `${number(count)} قرارًا`,
      other: `${number(count)} قرار`,
    }),
  save: "حفظ بتنسيق JSON Lines",
  fileName: "القرارات",
  columns: {
    when: "الوقت",
    server: "الخادم",
    request: "الطلب",
    decision: "القرار",
    by: "صاحب القرار",
    why: "السبب",
  },
  kinds: {
    elicitation: "سؤال لك",
    sampling: "طلب إلى النموذج",
    roots: "مجلدات",
    other: "طلب",
  },
  decisions: {
    accept: "قُبل",
    decline: "رُفض",
    cancel: "أُلغي",
    result: "أُجيب عنه",
    error: "رُدّ بخطأ",
    nothing: "لم يُجَب عنه",
    unknown: "غير معروف",
  },
  deciders: {
    person: "أنت",
    host: "هذا التطبيق",
    server: "الخادم",
    session: "انقطاع الاتصال",
  },
  byRule: ({ rule }) => `القاعدة «${isolate(rule)}»`,
  thisHour: ({ used, limit }) => `${number(used)} من ${number(limit)} هذه الساعة`,
  onBehalf: ({ decider, name }) => `${decider}، نيابةً عن ${isolate(name)}`,
  reason: ({ reason }) => `«${isolate(reason)}»`,
  asked: ({ count }) =>
    plural(count, {
      zero: "لم يُطرح السؤال",
      one: "طُرح السؤال مرة واحدة",
      two: "طُرح السؤال مرتين",
      few: `طُرح السؤال ${number(count)} مرات`,
      many: `طُرح السؤال ${number(count)} مرة`,
      other: `طُرح السؤال ${number(count)} مرة`,
    }),
};
