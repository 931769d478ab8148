import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number } = createNumbers("ja");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `「${isolate(server)}」に送信される内容`,
  secretTitle: ({ server }) => `機密情報を「${isolate(server)}」に送信しますか？`,
  secretHint:
    "サーバーがフォームで機密情報を求めることは禁止されています。このサーバーの運営者は、送信された内容を読み取って保存できます。",
  unseen: ({ count }) =>
    `このうち${number(count)}件はサーバーが入力した値で、まだ確認されていません。`,
  notSeen: "未確認",
  send: "送信",
  sendAnyway: "それでも送信",
  back: "戻る",
  nothing: "同意したことだけが送信されます。",
  changed: "変更あり",
  leftOut: "送信しない",
  showAsJson: "JSONで表示",
  editAsJson: "JSONで編集",
  editAsFields: "入力欄で編集",
  notInFields: "この内容は入力欄では表せません。JSONのまま続けるか、消去してください。",
  fillIn: ({ label }) => `${isolate(label)}を入力`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}、${number(count)}個中${number(position)}個目の区切り`,
  suggested: ({ value }) => `サーバーの提案：「${isolate(value)}」`,
};
