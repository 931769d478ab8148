import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ja");

export const selection: SelectionMessages = {
  select: "選択",
  clear: "選択を解除",
  same: "すべて同じ",
  different: "異なる点",
  none: "なし",
  selectAll: ({ server }) => `${isolate(server)}のリクエストをすべて選択`,
  selected: ({ server, count }) => `${isolate(server)}のリクエスト${number(count)}件を選択中`,
  more: ({ count }) => `ほか${number(count)}件`,
  allow: ({ count }) => `${number(count)}件を許可`,
  send: ({ count }) => `${number(count)}件の回答を送信`,
  deny: ({ count }) => `${number(count)}件を拒否`,
  notAllowed: ({ count }) =>
    `うち${number(count)}件はここでは許可できません。開いて判断してください。`,
  notDenied: ({ count }) =>
    `うち${number(count)}件はここでは拒否できません。開いて判断してください。`,
  allowed: ({ count }) => `${number(count)}件のリクエストを許可しました。`,
  sent: ({ count }) => `${number(count)}件の回答を送信しました。`,
  denied: ({ count }) => `${number(count)}件のリクエストを拒否しました。`,
  gone: ({ count }) => `${number(count)}件のリクエストは判断の前に終了しました。`,
  left: ({ count }) => `${number(count)}件のリクエストがまだ待機中です。開いて判断してください。`,
};
