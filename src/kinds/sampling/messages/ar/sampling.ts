import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number, plural } = createNumbers("ar");
const list = new Intl.ListFormat("ar", { type: "unit" });
const decimal = new Intl.NumberFormat("ar", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `يطلب الخادم «${isolate(server)}» استخدام نموذجك`,
  generating: ({ server, model }) =>
    model === undefined
      ? `يجيب النموذج عن طلب الخادم «${isolate(server)}»`
      : `يجيب النموذج «${isolate(model)}» عن طلب الخادم «${isolate(server)}»`,
  reviewing: ({ server }) => `راجع الإجابة الموجَّهة إلى الخادم «${isolate(server)}»`,
  failed: ({ server }) => `لا توجد إجابة للخادم «${isolate(server)}» بعد`,
  ended: ({ server }) => `انتهى طلب الخادم «${isolate(server)}»`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "نموذج التطبيق" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(model)} لدى ${isolate(provider)}`
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `يعمل على ${where}، ${limit}؛ تُرسَل الإجابة إلى «${isolate(server)}» فورًا.`
      : `يعمل على ${where}، ${limit}؛ تُرسَل الإجابة إلى «${isolate(server)}» بعد أن تراجعها.`;
  },
  generatingLead: "لن يُرسَل أي شيء قبل أن ترى الإجابة.",
  generatingLeadUnseen: "يحصل الخادم على الإجابة فور اكتمالها.",
  responseLead: ({ model, by }) => {
    if (by === "person") return "هذه إجابتك أنت. لم يُرسَل أي شيء بعد.";
    return model === undefined
      ? "كتب النموذج هذه الإجابة. لم يُرسَل أي شيء بعد."
      : `كتب النموذج «${isolate(model)}» هذه الإجابة. لم يُرسَل أي شيء بعد.`;
  },
  bar: "طلبات إلى النموذج في انتظارك",
  asides: ({ count }) =>
    plural(count, {
      zero: "لا طلبات مؤجَّلة إلى النموذج",
      one: "طلب واحد مؤجَّل إلى النموذج",
      two: "طلبان مؤجَّلان إلى النموذج",
      few: `${number(count)} طلبات مؤجَّلة إلى النموذج`,
      many: `${number(count)} طلبًا مؤجَّلًا إلى النموذج`,
      other: `${number(count)} طلب مؤجَّل إلى النموذج`,
    }),

  prompt: "الموجِّه",
  systemPrompt: "موجِّه النظام",
  systemPromptPlace: "موجِّه النظام",
  addSystemPrompt: "إضافة موجِّه النظام",
  request: "الطلب",
  settings: "الإعدادات",
  summary: ({ tokens, temperature, tools }) =>
    list.format([
      plural(tokens, {
        zero: `${number(tokens)} رمز على الأكثر`,
        one: "رمز واحد على الأكثر",
        two: "رمزان على الأكثر",
        few: `${number(tokens)} رموز على الأكثر`,
        many: `${number(tokens)} رمزًا على الأكثر`,
        other: `${number(tokens)} رمز على الأكثر`,
      }),
      ...(temperature === undefined ? [] : [`درجة الحرارة ${decimal.format(temperature)}`]),
      ...(tools === 0
        ? []
        : [
            plural(tools, {
              one: "أداة واحدة",
              two: "أداتان",
              few: `${number(tools)} أدوات`,
              many: `${number(tools)} أداة`,
              other: `${number(tools)} أداة`,
            }),
          ]),
    ]),
  model: "النموذج",
  modelAutomatic: ({ model }) => (model === undefined ? "تلقائي" : `تلقائي: ${isolate(model)}`),
  pickedByPerson: "اخترته لهذا الطلب.",
  pickedForServer: "اخترته لكل طلبات هذا الخادم.",
  pickedByDefault: "هو نموذجك الافتراضي.",
  pickedByApp: "يقرر هذا التطبيق أي نموذج يجيب.",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `يقترح الخادم «${isolate(hint)}».`
      : `يقترح الخادم «${isolate(hint)}»: هذا هو الأفضل بين النماذج المطابقة (${number(among)}).`,
  pickedByPriorities: ({ by }) =>
    by === "person" ? "هو الأنسب لأولوياتك." : "هو الأنسب لأولويات الخادم.",
  pickedAsFirst: ({ among }) =>
    among === 1 ? "هو النموذج الوحيد في هذا التطبيق." : "لم يُفضَّل غيره: هو أول نماذج هذا التطبيق.",

  changes: ({ count }) =>
    plural(count, {
      zero: "لم تُجرِ أي تغيير",
      one: "أجريت تغييرًا واحدًا",
      two: "أجريت تغييرين",
      few: `أجريت ${number(count)} تغييرات`,
      many: `أجريت ${number(count)} تغييرًا`,
      other: `أجريت ${number(count)} تغيير`,
    }),
  undoAll: "التراجع عن كل التغييرات",
  redoAll: "إعادة كل التغييرات",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "النموذج" : `«${isolate(model)}»`;
    return changed ? `تشغيل ${run} مع تغييراتك` : `تشغيل ${run}`;
  },
  deny: "رفض",
  denyWithReason: "رفض مع ذكر السبب",
  denyReason: "سبب الرفض (اختياري)",
  denyHint: "يبقى السبب في هذا التطبيق، ولا يعلم الخادم إلا أنك رفضت.",
  denyFailsCall: "يؤدي الرفض إلى إنهاء العملية كلها، إذ لا سبيل آخر لإبلاغ هذا الخادم به.",
  denySiblings: ({ count }) =>
    plural(count, {
      zero: "لا تنتهي معها أسئلة أخرى لها.",
      one: "وينتهي معها سؤالها الآخر. يُحتفَظ بما كتبته فيه إلى أن يسأل الخادم مجددًا.",
      two: "وينتهي معها سؤالاها الآخران. يُحتفَظ بما كتبته فيهما إلى أن يسأل الخادم مجددًا.",
      other: `وتنتهي معها أسئلتها الأخرى (${number(count)}). يُحتفَظ بما كتبته فيها إلى أن يسأل الخادم مجددًا.`,
    }),
  stop: "إيقاف النموذج",
  retry: ({ model }) =>
    model === undefined ? "إعادة المحاولة" : `إعادة المحاولة باستخدام «${isolate(model)}»`,
  write: "كتابة الإجابة بنفسك",
  revise: "تعديل الطلب",
  regenerate: "إنشاء إجابة جديدة",
  review: "العودة إلى آخر إجابة",
  send: ({ server, changed }) =>
    changed ? "إرسال نسختك" : `إرسال إلى الخادم «${isolate(server)}»`,

  partial: "الإجابة حتى الآن",
  progress: ({ words }) =>
    plural(words, {
      zero: "لا كلمات حتى الآن",
      one: "كلمة واحدة حتى الآن",
      two: "كلمتان حتى الآن",
      few: `${number(words)} كلمات حتى الآن`,
      many: `${number(words)} كلمة حتى الآن`,
      other: `${number(words)} كلمة حتى الآن`,
    }),
  waiting: "لم يكتب النموذج شيئًا بعد.",
  response: "الإجابة",
  modelFailed: "أخفق النموذج أو الاتصال به.",
  modelTimedOut: "استغرق النموذج وقتًا طويلًا جدًا.",
  modelInvalid: "ما أعاده النموذج ليس إجابة صالحة.",
  modelStopped: "أوقفت النموذج.",
  late: ({ count }) =>
    plural(count, {
      zero: "لم تصل أي إجابة متأخرة.",
      one: "وصلت إجابة بعد فوات الأوان ولم تُستخدم.",
      two: "وصلت إجابتان بعد فوات الأوان ولم تُستخدما.",
      few: `وصلت ${number(count)} إجابات بعد فوات الأوان ولم تُستخدم.`,
      many: `وصلت ${number(count)} إجابة بعد فوات الأوان ولم تُستخدم.`,
      other: `وصلت ${number(count)} إجابة بعد فوات الأوان ولم تُستخدم.`,
    }),

  refusedResponse: "لم تُرسَل الإجابة لأنها لا تطابق ما طلبه الخادم.",
  refusedEmpty: "لم تُرسَل الإجابة لأنها فارغة.",
  refusedRequest: "لم يُسأل النموذج لأن الطلب لا يمكن استخدامه بصورته هذه.",
  refused: "لم ينجح ذلك. لم يُرسَل أي شيء.",

  errorSent: "أُبلِغ الخادم بأنه لن يحصل على إجابة.",
  responseSoFar: "الإجابة عند انتهاء الطلب",
};
