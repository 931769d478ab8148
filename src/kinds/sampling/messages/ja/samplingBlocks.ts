import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number } = createNumbers("ja");
const size = createSizes("ja");
const from = { server: "サーバーから", model: "モデルから" };

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "違いはありません。",
  inserted: "追加：",
  deleted: "削除：",
  unchanged: ({ count }) => `変更のない${number(count)}文字`,
  moreCharacters: ({ count }) => `ほか${number(count)}文字`,
  incomparable: ({ before, after }) =>
    `テキストの違いが大きすぎるため、ここでは比較できません（変更前${number(before)}文字、変更後${number(after)}文字）。`,
  moreChanges: ({ count }) => `ほか${number(count)}か所の変更`,
  image: ({ bytes, type, width, height, by }) =>
    [
      "画像",
      ...(width && height ? [`${number(width)} × ${number(height)}`] : []),
      size(bytes),
      isolate(type),
      from[by],
    ]
      .filter(Boolean)
      .join("、"),
  audio: ({ bytes, type, by }) =>
    ["音声", size(bytes), isolate(type), from[by]].filter(Boolean).join("、"),
  file: ({ bytes, type, by }) =>
    ["ファイル", size(bytes), isolate(type), from[by]].filter(Boolean).join("、"),
  showImage: "画像を表示",
  loadAudio: "音声を読み込む",
  large: "この画像はサイズが大きめです。",
  tooLarge: "大きすぎるため、ここには表示できません。",
  damaged: "表示できません。データが壊れているか、示された種類と一致しません。",
  blocked: "表示できません。このページのセキュリティポリシーで許可されていません。",
  toolUse: ({ name }) => `ツール「${isolate(name)}」を使用`,
  toolResult: ({ name }) => `ツール「${isolate(name)}」の結果`,
  toolResultOf: ({ id }) => `ツールの使用（${isolate(id)}）の結果`,
  toolFailed: "失敗",
  toolId: ({ id }) => `ID：${isolate(id)}`,
  noResult: "ツールは何も返しませんでした。",
  input: "入力",
  structured: "データ形式の結果",
  resource: "リソース",
  link: "リソースへのリンク",
  linkHint: "名前だけが示されています。リンク先の内容はモデルには渡されません。",
  claimedSize: ({ bytes }) => `サイズ（サーバーの申告）：${size(bytes)}`,
  notAnObject: "波かっこで囲んだJSONオブジェクトを入力してください。",
  issues: ({ count }) =>
    count === 1 ? "まだ送信できません：" : `まだ送信できません（理由${number(count)}件）：`,
  oneBlock: "サーバーが受け付けるのは1つのパートだけです。ほかを削除してください。",
  unknownTool: ({ name }) => `サーバーは「${isolate(name)}」という名前のツールを提供していません。`,
  toolForbidden: ({ name }) =>
    `サーバーはここでモデルにツールの使用を認めていないため、「${isolate(name)}」は使用できません。`,
  toolRequired: "サーバーはツールの使用を必須としています。",
  repeatedId: ({ id }) => `2つのツールの使用に同じID「${isolate(id)}」が付いています。`,
};
