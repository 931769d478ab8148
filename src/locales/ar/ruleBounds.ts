import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("ar");

const list = new Intl.ListFormat("ar");
const kinds = { image: "الصور", audio: "الأصوات", resource: "الملفات" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}: ${list.format(bounds)}.`,
  call: ({ call }) => `في الاستدعاء ${isolate(call)}`,
  model: ({ model }) => `مع ${isolate(model)}`,
  tokens: ({ count }) => `بما يصل إلى ${number(count)} من الرموز`,
  tools: {
    none: "دون أدوات",
    any: "مع أي أدوات",
    some: "مع أدوات",
    listed: ({ names }) => `دون أدوات سوى ${list.format(names.map(isolate))}`,
  },
  media: {
    none: "دون صور أو أصوات أو ملفات",
    any: "مع أي صور وأصوات وملفات",
    some: "مع صور أو أصوات أو ملفات",
    listed: ({ media }) => `دون وسائط سوى ${list.format(media.map((kind) => kinds[kind]))}`,
  },
  systemPrompt: { none: "دون موجِّه للنظام", any: "مع أي موجِّه للنظام", same: "مع موجِّه النظام نفسه" },
  context: {
    none: "دون سياق آخر",
    thisServer: "مع سياق هذا الخادم",
    allServers: "مع سياق كل الخوادم",
  },
  extras: {
    none: "دون إعدادات أخرى",
    any: "مع أي إعدادات أخرى",
    same: "مع الإعدادات الأخرى نفسها",
  },
  messages: ({ count }) =>
    plural(count, {
      zero: "دون أي رسالة",
      one: "رسالة واحدة على الأكثر",
      two: "رسالتان على الأكثر",
      few: `${number(count)} رسائل على الأكثر`,
      many: `${number(count)} رسالة على الأكثر`,
      other: `${number(count)} رسالة على الأكثر`,
    }),
  characters: ({ count }) =>
    plural(count, {
      zero: "دون أي حرف",
      one: "حرف واحد على الأكثر",
      two: "حرفان على الأكثر",
      few: `${number(count)} أحرف على الأكثر`,
      many: `${number(count)} حرفًا على الأكثر`,
      other: `${number(count)} حرف على الأكثر`,
    }),
  perHour: ({ count }) =>
    plural(count, {
      zero: "دون أي مرة في الساعة",
      one: "مرة واحدة في الساعة",
      two: "مرتين في الساعة على الأكثر",
      few: `${number(count)} مرات في الساعة على الأكثر`,
      many: `${number(count)} مرة في الساعة على الأكثر`,
      other: `${number(count)} مرة في الساعة على الأكثر`,
    }),
  uses: ({ count }) =>
    plural(count, {
      zero: "دون أي مرة إجمالًا",
      one: "مرة واحدة إجمالًا",
      two: "مرتين إجمالًا على الأكثر",
      few: `${number(count)} مرات إجمالًا على الأكثر`,
      many: `${number(count)} مرة إجمالًا على الأكثر`,
      other: `${number(count)} مرة إجمالًا على الأكثر`,
    }),
  usesLabel: "مرات إجمالًا",
  untilLabel: ({ time }) => `حتى ${time}`,
};
