import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "キーボードショートカット",
  use: "1文字のキーを使う",
  next: "次のリクエスト",
  previous: "前のリクエスト",
  select: "選択",
  toAllow: "「許可」へ移動（押しません）",
  toDeny: "拒否、または選択中の「拒否」へ移動",
  allow: "許可",
  decline: "拒否",
  later: "後で",
  help: "この一覧を表示または非表示",
};
