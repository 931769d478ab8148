import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("ar");
const listed = createScripts("ar");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "كلمة مرور",
  "api-key": "مفتاح API",
  token: "رمز وصول",
  "private-key": "مفتاحًا خاصًا",
  "recovery-phrase": "عبارة استرداد",
  pin: "رقم تعريف شخصي (PIN)",
  "card-number": "رقم بطاقة مصرفية",
  cvv: "رمز أمان بطاقة مصرفية",
  "one-time-code": "رمزًا صالحًا لمرة واحدة",
  "security-answer": "إجابة سؤال أمان",
  "national-id": "رقم هوية وطنية",
  "bank-login": "بيانات الدخول إلى حساب مصرفي",
};

const asksFor = (kind: SecretKind) => () =>
  `يبدو أن هذا يطلب ${secrets[kind]}. يجب ألّا تطلب الخوادم معلومات سرية في استمارة.`;

const charactersOf = (count: number) =>
  plural(count, {
    zero: `${number(count)} حرف`,
    one: "حرف واحد",
    two: "حرفين",
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "ملاحظة", warning: "تنبيه", danger: "خطر" },
  other: "هناك شيء غير معتاد هنا.",
  headings: forEachSecret(secrets, (secret) => `لا تُدخل ${secret} هنا`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `يبدأ هذا العنوان بـ«${of(scheme)}». لا يمكن فتح سوى صفحات الويب (${isolate("https")} و${isolate("http")}).`,
    "url-unparsable": () => "هذا ليس عنوانًا يمكن للمتصفح فتحه.",
    "long-url": ({ length }) => `هذا العنوان أطول من أن يُقرأ: ${charactersOf(Number(length))}.`,
    "url-too-long": ({ longest }) =>
      `يزيد هذا العنوان على ${charactersOf(Number(longest))}، وهو أطول من أن يُفحص.`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "تعذّر فحص هذه الاستمارة. دقِّق فيما تطلبه."
        : "تعذّر فحص العنوان، لذا لا يمكن فتحه.",
    punycode: ({ ascii, unicode }) =>
      `في اسم هذا الموقع حروف من خارج النطاق ${isolate("A–Z")}: «${of(unicode)}» يُكتب «${of(ascii)}».`,
    "mixed-scripts": ({ label, scripts }) =>
      `يخلط «${of(label)}» بين حروف من أنظمة كتابة مختلفة (${listed(String(scripts ?? ""))}).`,
    "look-alike": ({ domain, like }) => `يشبه «${of(domain)}» الموقع «${of(like)}»، لكنه ليس هو.`,
    "borrowed-name": ({ domain, name }) =>
      `يرد «${of(name)}» في أول العنوان، لكن الموقع هو «${of(domain)}».`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `يرد «${of(name)}» في العنوان، لكن الموقع هو «${of(domain)}».`,
    "user-info": ({ domain }) =>
      `ما يسبق الرمز @ اسم مستخدم وليس موقعًا. الموقع هو «${of(domain)}».`,
    "ip-address": ({ address }) => `عنوان الموقع رقم، «${of(address)}»، وليس اسمًا.`,
    "disguised-address": ({ address, written }) =>
      `«${of(written)}» طريقة أخرى لكتابة الرقم «${of(address)}».`,
    "loopback-host": ({ host }) => `«${of(host)}» هو هذا الحاسوب نفسه.`,
    "private-host": ({ host }) => `يقع «${of(host)}» في شبكتك الخاصة، لا على الإنترنت.`,
    "link-local-host": ({ host }) => `«${of(host)}» جهاز مجاور لهذا الحاسوب.`,
    "not-https": () => "الاتصال بهذه الصفحة غير مشفَّر.",
    "unusual-port": ({ port }) => `تستخدم الصفحة المنفذ ${of(port)}، وهذا غير معتاد.`,
    "encoded-characters": ({ sample }) => `بعض الأحرف مرمَّزة بلا داعٍ: «${of(sample)}».`,
    rewritten: ({ opened }) => `ستفتح المتصفحات عنوانًا غير العنوان المكتوب: «${of(opened)}».`,
    "new-domain": ({ domain }) => `لم يرسلك هذا الخادم إلى «${of(domain)}» من قبل.`,
    "unlike-server": ({ domain, server }) =>
      `ليس «${of(domain)}» موقع الخادم نفسه، فموقعه هو «${of(server)}».`,
    "secret-password": asksFor("password"),
    "secret-api-key": asksFor("api-key"),
    "secret-token": asksFor("token"),
    "secret-private-key": asksFor("private-key"),
    "secret-recovery-phrase": asksFor("recovery-phrase"),
    "secret-pin": asksFor("pin"),
    "secret-card-number": asksFor("card-number"),
    "secret-cvv": asksFor("cvv"),
    "secret-one-time-code": asksFor("one-time-code"),
    "secret-security-answer": asksFor("security-answer"),
    "secret-national-id": asksFor("national-id"),
    "secret-bank-login": asksFor("bank-login"),
    "zero-width": () => "يحتوي النص على أحرف عديمة العرض قد تُخفي كلمات.",
    "bidi-control": () => "يحتوي النص على أحرف تحكم تغيّر ترتيب عرضه.",
    "tag-characters": () => "يحمل النص رسالة مخفية.",
    "variation-selectors": () => "يحمل النص بيانات مخفية.",
    "control-characters": () => "يحتوي النص على أحرف تحكم.",
    "filler-characters": () => "يحتوي النص على حروف تظهر فارغة.",
    "combining-flood": () => "تحمل بعض الحروف علامات أكثر مما تستخدمه أي لغة.",
    "invisible-format": () => "يحتوي النص على أحرف غير مرئية.",
    "private-use": () => "يحتوي النص على أحرف يختلف شكلها من حاسوب إلى آخر.",
    "malformed-text": () => "جزء من النص تالف.",
    "long-blank": () => "قد تُخفي مساحة فارغة طويلة ما يأتي بعدها.",
    "not-inspected": () => "لم يُفحص هذا الحقل. تعامل معه كأنه يطلب معلومة سرية.",
    "partly-inspected": () => "هذا الطلب كبير جدًا، فلم يُفحص سوى أوله.",
    "partly-checked": () => "هذه الاستمارة أكبر من أن يُفحص ردّك عليها بالكامل، لذا قد يرفضه الخادم.",
  },
};
