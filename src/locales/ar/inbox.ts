import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("ar");
const times = createTimes("ar");

const requests = (count: number) =>
  plural(count, {
    zero: "لا طلبات",
    one: "طلب واحد",
    two: "طلبان",
    few: `${number(count)} طلبات`,
    many: `${number(count)} طلبًا`,
    other: `${number(count)} طلب`,
  });

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "الطلبات",
  count: ({ count }) => `${requests(count)} في انتظارك`,
  empty: "لا شيء في انتظارك",
  emptyHint: "عندما يطلب خادم شيئًا، يظهر طلبه هنا إلى أن ينتهي.",
  keys: "ينقلك مفتاحا السهمين لأعلى ولأسفل من طلب إلى آخر، وينقلك مفتاح السهم الأيسر إلى الإجراءات المتاحة للطلب، ويفتحه مفتاح Enter.",
  server: ({ server, count }) => `${isolate(server)}: ${requests(count)}`,
  settled: ({ count }) =>
    plural(count, {
      zero: "لا طلبات منتهية",
      one: "طلب واحد منتهٍ",
      two: "طلبان منتهيان",
      few: `${number(count)} طلبات منتهية`,
      many: `${number(count)} طلبًا منتهيًا`,
      other: `${number(count)} طلب منتهٍ`,
    }),
  kinds: {
    form: "استمارة",
    visit: "صفحة للزيارة",
    sampling: "طلب إلى النموذج",
    roots: "مجلدات",
    other: "طلب",
  },
  states: {
    shown: "معروض",
    waiting: "في الانتظار",
    aside: "مؤجَّل",
    generating: "النموذج يكتب",
  },
  started: "بدأت الإجابة",
  justNow: "الآن",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice"
      ? plural(count, {
          zero: "لا شيء ينبغي معرفته",
          one: "أمر واحد ينبغي معرفته",
          two: "أمران ينبغي معرفتهما",
          few: `${number(count)} أمور ينبغي معرفتها`,
          many: `${number(count)} أمرًا ينبغي معرفتها`,
          other: `${number(count)} أمر ينبغي معرفتها`,
        })
      : plural(count, {
          zero: "لا تحذيرات",
          one: "تحذير واحد",
          two: "تحذيران",
          few: `${number(count)} تحذيرات`,
          many: `${number(count)} تحذيرًا`,
          other: `${number(count)} تحذير`,
        }),
  noText: "لم يُقدَّم أي نص.",
  open: "فتح",
  putAside: "لاحقًا",
  decline: "رفض",
  cancel: "إلغاء",
  dismiss: "إزالة",
  dismissAll: "إزالة كل الطلبات المنتهية",
  show: "إظهار",
  hide: "إخفاء",
  actionOn: ({ action, request }) => `${action}: ${isolate(request)}`,
};
