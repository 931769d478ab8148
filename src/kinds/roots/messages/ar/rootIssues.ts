import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

const drive = isolate("C:\\Work");
const share = isolate("\\\\server\\share");

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () =>
    `استخدم الشرطة المائلة (${isolate("/")}) في المسار: تعدّ بعض الخوادم الشرطة العكسية (${isolate("\\")}) جزءًا من الاسم.`,
  changed: () => "تغيّرت القائمة للتو. ألقِ نظرة عليها مجددًا قبل مشاركتها.",
  "control-character": () => "في المسار حرف تحكم. اكتب المسار من جديد.",
  device: () => "هذا اسم جهاز وليس مجلدًا.",
  "drive-relative": () => `ضع شرطة عكسية بعد حرف محرك الأقراص، كما في ${drive}.`,
  duplicate: ({ path }) => `هذا المجلد موجود في القائمة: ${named(path)}.`,
  empty: () => "اكتب مسار مجلد.",
  "encoded-slash": () => "في هذا العنوان شرطة مائلة مرمَّزة، والخوادم تقرؤها بطرق مختلفة.",
  fragment: () =>
    `لا يجوز أن يحتوي عنوان المجلد على ${isolate("#")}. إن كان في الاسم، فاكتب ${isolate("%23")} بدلًا منه.`,
  home: () => `لا تعرف الخوادم معنى ${isolate("~")}. اكتب المسار الكامل.`,
  "lone-surrogate": () => "في المسار حرف ناقص. اكتب المسار من جديد.",
  "malformed-encoding": () =>
    `علامات ${isolate("%")} في هذا العنوان لا ترمّز شيئًا. إن كانت في الاسم، فاكتب ${isolate("%25")} بدلًا من كل منها.`,
  "no-drive": () => `ابدأ بحرف محرك أقراص أو بخادم، كما في ${drive} أو ${share}.`,
  "no-share": () => `اذكر أيضًا مجلدًا يشاركه الخادم، كما في ${share}.`,
  outside: ({ path }) => `هذا ليس داخل «${named(path)}».`,
  query: () =>
    `لا يجوز أن يحتوي عنوان المجلد على ${isolate("?")}. إن كان في الاسم، فاكتب ${isolate("%3F")} بدلًا منه.`,
  relative: () => "اكتب المسار الكامل ابتداءً من جذر القرص.",
  remote: ({ server }) => `يقع هذا على حاسوب آخر: ${named(server)}.`,
  scheme: ({ scheme }) =>
    `لا يمكن أن تضم القائمة سوى ملفات ومجلدات، لا عناوين من نوع «${named(scheme)}».`,
  server: ({ server }) => `لا يمكن أن يكون «${named(server)}» اسم خادم.`,
  "too-long": ({ max }) => `هذا طويل جدًا، والحد الأقصى لعدد الأحرف هو ${named(max)}.`,
  traversal: () => `احذف «${isolate("..")}» واكتب المسار الذي يؤدي إليه.`,
  "windows-name": ({ name }) => `لا توجد في Windows مجلدات باسم «${named(name)}».`,
  "windows-path": () => "هذا مسار Windows، لكن المجلدات تقع على نظام آخر.",
};
