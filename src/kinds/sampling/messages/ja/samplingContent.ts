import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number } = createNumbers("ja");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "メッセージ",
  user: "ユーザー",
  assistant: "アシスタント",
  message: ({ position, part }) =>
    part === undefined
      ? `メッセージ${number(position)}`
      : `メッセージ${number(position)}のパート${number(part)}`,
  response: ({ part }) => (part === undefined ? "回答" : `回答のパート${number(part)}`),
  editAt: ({ place }) => `編集：${place}`,
  removeAt: ({ place }) => `削除：${place}`,
  removeTogether: "ツールの使用とその結果は、一緒に削除または復元されます。",
  addTextAt: ({ place }) => `テキストを追加：${place}`,
  addUser: "ユーザーメッセージを追加",
  addAssistant: "アシスタントメッセージを追加",
  changed: "変更あり",
  changedAt: ({ place }) => `変更あり：${place}`,
  added: "追加",
  removed: ({ place }) => `${place}を削除しました。`,
  restore: "元に戻す",
  restoreAt: ({ place }) => `元に戻す：${place}`,
  undo: "元に戻す",
  undoAt: ({ place }) => `元に戻す：${place}`,
  redo: "やり直す",
  redoAt: ({ place }) => `やり直す：${place}`,
  changesAt: ({ place }) => `${place}の変更`,
  showAll: ({ count }) => `${number(count)}文字すべてを表示`,
  showLess: "折りたたむ",
  piece: ({ place, position, count }) =>
    `${place}、${number(count)}個中${number(position)}個目の区切り`,
  empty: "テキストはありません。",
  hidden: "このテキストに隠れている文字：",
  unknown: ({ type }) => `不明な種類のコンテンツ（${isolate(type)}）`,
  extras: "メタデータ",
  tooDeep: "データの入れ子が深すぎるため、表示できません。",
  loading: "読み込み中…",
  unavailable: "このアプリの一部を読み込めませんでした。",
  retry: "再試行",
};
