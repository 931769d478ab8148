import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "サーバーが質問を取り下げました。",
  disconnected: "サーバーとの接続が切れました。",
  reload: "ページが再読み込みされたため、質問元との接続がなくなりました。",
  deadline: "回答の期限が過ぎました。",
  callerEnded: "質問元の処理が終了しました。",
  unattended: "質問を表示できない状態が長く続きました。",
  flood: "サーバーが一度に多くの質問をしすぎました。",
  blocked: "このサーバーをブロックしました。",
  serverNotNamed: "このアプリは、このサーバーからのリクエストを受け付けません。",
  secretsRefused: "このアプリは、秘密の情報を求めるフォームを拒否します。",
  invalid: "サーバーから、回答できない内容を求められました。",
  failed: "回答に必要なものを読み込めませんでした。",
  answered: "すでに回答済みです。",
  answeredElsewhere: "別のタブまたは別の端末で回答済みです。",
  notSentHere: "ここに入力した内容は送信されていません。",
  nothingSent: "何も送信されていません。",
  unknownSent: "回答が送信されたかどうかは分かりません。",
  cancelSent: "選択されなかったことをサーバーに伝えました。",
  withdrawalMessage: ({ message }) => `サーバーが示した理由：「${isolate(message)}」`,
};
