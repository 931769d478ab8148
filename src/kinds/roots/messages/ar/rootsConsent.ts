import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number, plural } = createNumbers("ar");

/** Writes a number of folders as what is shared or got. */
const folders = (count: number) =>
  plural(count, {
    zero: `${number(count)} مجلد`,
    one: "مجلد واحد",
    two: "مجلدين",
    few: `${number(count)} مجلدات`,
    many: `${number(count)} مجلدًا`,
    other: `${number(count)} مجلد`,
  });

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `يسأل الخادم «${isolate(server)}» عن المجلدات التي يمكنه العمل فيها`,
  ended: ({ server }) => `انتهى سؤال الخادم «${isolate(server)}»`,
  intro: ({ server }) => `إذا وافقت، فسيعرف الخادم «${isolate(server)}» بالمجلدات المحددة:`,
  none: ({ server }) => `لا تتيح للخادم «${isolate(server)}» أي مجلد. إذا وافقت، فلن يعرف سوى ذلك.`,
  list: "المجلدات",
  keepsOut: "يُطلب منه الابتعاد عن:",
  remembered: "تسري إجابتك لاحقًا أيضًا، وتشمل ما تضيفه من مجلدات. يمكنك تغييرها متى شئت.",
  rememberedPart:
    "تسري إجابتك لاحقًا أيضًا، ولكن على هذه المجلدات فقط: لن يعرف الخادم بغيرها. يمكنك تغييرها متى شئت.",
  term: "مدة سريان إجابتك",
  once: "هذه المرة فقط",
  onceHint: "ستُسأل مجددًا في المرة القادمة.",
  always: "حتى أغيّرها",
  failsCall: "إذا رفضت، فستفشل العملية التي صدر عنها الطلب.",
  share: ({ count }) => `مشاركة ${folders(count)}`,
  shareNone: "مشاركة القائمة الفارغة",
  refuse: "رفض",
  reason: "سبب الرفض (اختياري)",
  shared: ({ count }) => `حصل الخادم على ${folders(count)}.`,
  refused: "لم يحصل الخادم على القائمة.",
};
