import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "سحب الخادم طلبه.",
  disconnected: "انقطع الاتصال بالخادم.",
  reload: "أُعيد تحميل الصفحة، ولم يعد الاتصال الذي ورد منه الطلب قائمًا.",
  deadline: "انتهى الوقت المحدَّد للإجابة.",
  callerEnded: "انتهت العملية التي صدر عنها الطلب.",
  unattended: "مضى وقت طويل من دون أن يتمكن أحد من رؤية الطلب.",
  flood: "أرسل الخادم طلبات كثيرة جدًا دفعةً واحدة.",
  blocked: "لقد حظرت الخادم.",
  serverNotNamed: "لا يقبل هذا التطبيق أي طلبات من هذا الخادم.",
  secretsRefused: "يرفض هذا التطبيق النماذج التي تطلب معلومات سرية.",
  invalid: "طلب الخادم شيئًا لا يمكن الإجابة عنه.",
  failed: "تعذّر تحميل ما يلزم للإجابة.",
  answered: "تمت الإجابة عن هذا الطلب.",
  answeredElsewhere: "تمت الإجابة عن هذا في علامة تبويب أخرى أو على جهاز آخر.",
  notSentHere: "لم يُرسَل ما أدخلته هنا.",
  nothingSent: "لم يُرسَل أي شيء.",
  unknownSent: "لا يُعرف ما إذا كان قد أُرسل ردّ.",
  cancelSent: "أُبلِغ الخادم بأنه لم يُتخذ أي قرار.",
  withdrawalMessage: ({ message }) => `السبب الذي ذكره الخادم: «${isolate(message)}»`,
};
