import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ja");

const list = new Intl.ListFormat("ja");
const kinds = { image: "画像", audio: "音声", resource: "ファイル" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}（条件：${list.format(bounds)}）`,
  call: ({ call }) => `呼び出し「${isolate(call)}」のみ`,
  model: ({ model }) => `${isolate(model)}のみ`,
  tokens: ({ count }) => `最大${number(count)}トークン`,
  tools: {
    none: "ツールなし",
    any: "ツールは任意",
    some: "ツールあり",
    listed: ({ names }) => `ツールは${list.format(names.map(isolate))}のみ`,
  },
  media: {
    none: "画像、音声、ファイルなし",
    any: "画像、音声、ファイルは任意",
    some: "画像、音声、ファイルのいずれかあり",
    listed: ({ media }) => `メディアは${list.format(media.map((kind) => kinds[kind]))}のみ`,
  },
  systemPrompt: {
    none: "システムプロンプトなし",
    any: "システムプロンプトは任意",
    same: "システムプロンプトは同じもの",
  },
  context: {
    none: "ほかのコンテキストなし",
    thisServer: "このサーバーのコンテキスト付き",
    allServers: "すべてのサーバーのコンテキスト付き",
  },
  extras: { none: "ほかの設定なし", any: "ほかの設定は任意", same: "ほかの設定は同じもの" },
  messages: ({ count }) => `最大${number(count)}件のメッセージ`,
  characters: ({ count }) => `最大${number(count)}文字`,
  perHour: ({ count }) => `1時間に最大${number(count)}回`,
  uses: ({ count }) => `合計で最大${number(count)}回`,
  usesLabel: "合計の回数",
  untilLabel: ({ time }) => `${time}まで`,
};
