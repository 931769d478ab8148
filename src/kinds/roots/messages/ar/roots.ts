import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number, plural } = createNumbers("ar");
const list = new Intl.ListFormat("ar");
const day = new Intl.DateTimeFormat("ar", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "المجلدات المتاحة للخوادم",
  honesty:
    "تُخبر هذه القائمة الخوادم بمكان عملها، لكنها لا تمنعها من الوصول إلى غيره: ما يستطيع الخادم فتحه تحدّده أذوناته الخاصة.",
  askedEachTime:
    "يسألك هذا التطبيق في كل مرة قبل أن يعرف أي خادم مجلداتك. وإذا رفضت، فيسري رفضك حتى تغيّره.",
  deprecated: `يُنهي البروتوكول تدريجيًا هذه القائمة: فهي مهجورة ابتداءً من الإصدار ${isolate("2026-07-28")}، وقد تُلغى ابتداءً من ${isolate("2027-07-28")}. يُطلب من الخوادم أن تأخذ المجلدات من إعداداتها الخاصة أو من وسائط أدواتها.`,
  loading: "جارٍ تحميل المجلدات…",
  empty: "لا توجد مجلدات بعد",
  emptyHint:
    "أضِف المجلدات التي ينبغي أن تعمل فيها الخوادم. يسأل كل خادم مرة واحدة قبل أن يحصل على القائمة.",
  list: "المجلدات",
  count: ({ count }) =>
    plural(count, {
      zero: "لا مجلدات",
      one: "مجلد واحد",
      two: "مجلدان",
      few: `${number(count)} مجلدات`,
      many: `${number(count)} مجلدًا`,
      other: `${number(count)} مجلد`,
    }),

  fromHost: "من مساحة العمل",
  gone: "تعذّر الوصول إليه",
  goneHint: "لن يحصل عليه أي خادم حتى يعود متاحًا.",
  duplicate: ({ other }) => `هو نفسه المجلد «${isolate(other)}»`,
  nested: ({ other }) => `داخل «${isolate(other)}»`,
  hiddenCharacters: "في مساره أحرف لا يراها أحد.",
  normalized: "كُتبت حروفه بصيغة غير التي أدخلتها، وبعض الأنظمة تعدّ الصيغتين اسمين مختلفين.",
  refused: "لا يحصل عليه أي خادم.",
  forAll: "كل الخوادم",
  forNone: "غير متاح لأي خادم",
  forSome: ({ servers }) => `${list.format(servers.map((server) => `«${isolate(server)}»`))} فقط`,
  exclusions: ({ count }) =>
    plural(count, {
      zero: "لا مجلدات داخله ينبغي تجنّبها",
      one: "مجلد واحد داخله ينبغي تجنّبه",
      two: "مجلدان داخله ينبغي تجنّبهما",
      few: `${number(count)} مجلدات داخله ينبغي تجنّبها`,
      many: `${number(count)} مجلدًا داخله ينبغي تجنّبها`,
      other: `${number(count)} مجلد داخله ينبغي تجنّبها`,
    }),

  moveUp: ({ root }) => `نقل «${isolate(root)}» إلى أعلى`,
  moveDown: ({ root }) => `نقل «${isolate(root)}» إلى أسفل`,
  moved: ({ root, place, count }) =>
    `أصبح «${isolate(root)}» في الموضع ${number(place)} من ${number(count)}.`,
  edit: "تعديل",
  editRoot: ({ root }) => `تعديل «${isolate(root)}»`,
  remove: "إزالة",
  removeRoot: ({ root }) => `إزالة «${isolate(root)}»`,
  removed: ({ root }) => `تمت إزالة «${isolate(root)}».`,
  undo: "تراجع",
  dismiss: "إغلاق",

  path: "المجلد",
  pathHint: ({ example }) => `المسار الكامل، مثل ${isolate(example)}`,
  name: "الاسم (اختياري)",
  nameHint: "تراه الخوادم إلى جانب المسار.",
  servers: "الخوادم التي تحصل عليه",
  chooseServers: "اختر الخوادم التي تحصل على هذا المجلد.",
  allServers: "كل الخوادم",
  someServers: "هذه الخوادم فقط",
  noServers: "غير متاح لأي خادم",
  nobody: "لا يوجد خادم متصل.",
  keepOut: "مجلدات داخله ينبغي تجنّبها",
  keepOutHint: "مسار واحد في كل سطر. هذه نصيحة للخوادم وليست حاجزًا.",
  keepOutEnforcedHint: "مسار واحد في كل سطر. يمنع هذا التطبيق الخوادم من الوصول إليها.",
  save: "حفظ",
  cancel: "إلغاء",
  add: "إضافة",
  pick: "اختيار مجلدات…",
  drop: "أو أفلِت المجلدات هنا",
  added: ({ root }) => `تمت إضافة «${isolate(root)}».`,
  notDropped: "لا يمكن لهذا التطبيق معرفة مسار ما أفلتّه. اكتب المسار بدلًا من ذلك.",
  failed: "لم ينجح ذلك. حاول مجددًا.",

  sharing: "المشاركة",
  sharingWith: ({ server }) => `ما يحصل عليه الخادم «${isolate(server)}»`,
  share: "المشاركة دائمًا",
  sharePart: "مشاركة بعض المجلدات",
  partOf: ({ roots }) =>
    roots.length === 0
      ? "لا يوجد أي منها الآن"
      : `${list.format(roots.map((root) => `«${isolate(root)}»`))} فقط`,
  refuse: "عدم المشاركة أبدًا",
  ask: "السؤال في كل مرة",
  decidedByHost: "حدّده هذا التطبيق",
  decided: ({ at }) => `منذ ${day.format(at)}`,
  noSharing: "لم يطلب أي خادم القائمة بعد.",
};
