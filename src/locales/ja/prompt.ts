import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ja");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) => `自称「${isolate(name)}」${isolate(version)}`,
  askedAgain: ({ count }) => `${number(count)}回目の質問`,
  waiting: ({ count }) => `ほか${number(count)}件が待機中`,
  placeOf: ({ position, count }) => `${number(count)}件中${number(position)}件目`,
  showNext: ({ position, count }) => `${number(count)}件中${number(position)}件目、次を表示`,
  decline: "拒否",
  declineWithReason: "理由を添えて拒否",
  reason: "拒否する理由（任意）",
  reasonHint: "このアプリ内にのみ残ります。サーバーには、拒否したことだけが伝わります。",
  declineDiscards: "入力した内容は送信されず、破棄されます。",
  reasonSentHint: ({ server }) => `「${isolate(server)}」に送信され、このアプリにも残ります。`,
  back: "戻る",
  cancel: "キャンセル",
  cancelled: "キャンセルしました。",
  undo: "元に戻す",
  undoFor: ({ count }) =>
    `${number(count)}秒間は元に戻せます。「元に戻す」ボタンの上にいる間は、時間が延びます。`,
  sentBar: "送信した内容",
  sentTo: ({ server, what }) => `「${isolate(server)}」に送信しました：${isolate(what)}`,
  sentNothing: ({ server }) => `「${isolate(server)}」に送信しました。`,
  toldDeclined: ({ server }) => `「${isolate(server)}」に、あなたが拒否したことを伝えました。`,
  close: "閉じる",
  later: "後で",
  askedByView: ({ view }) => `ビュー「${isolate(view)}」からの要求`,
  partOf: ({ call }) => `「${isolate(call)}」の一部`,
  partOfCall: "処理の一部",
  maybePartOf: ({ call }) => `「${isolate(call)}」の一部の可能性があります`,
  maybePartOfCall: "いずれかの処理の一部の可能性があります",
  callOver: "この質問をした可能性のある処理は終了しました。今からでも回答できます。",
  stopCall: "タスクを停止",
  more: "その他のオプション",
  reachedAt: ({ origin }) => `アドレス：${isolate(origin)}`,
  speaks: ({ revision }) => `MCPリビジョン：${isolate(revision)}`,
  firstRequest: "記録にある限り、このサーバーからの最初のリクエストです",
  discardTitle: "入力した内容を破棄しますか？",
  discardHint:
    "まだ何も送信されていません。キャンセルすると、選択されなかったことがサーバーに伝わります。",
  stopHint: "まだ何も送信されていません。停止すると、この処理とその質問がすべて終了します。",
  discard: "リクエストをキャンセル",
  putAside: "後で",
  loadAgain: "再試行",
  maybeSent: "送信できたかどうかを確認する前に、接続が切れました。",
  notLoaded: ({ server }) =>
    `${isolate(server)} からの質問が待っています。表示に必要な部分を読み込めませんでした。`,
  keepEditing: "編集を続ける",
  answer: "回答する",
  bar: "回答待ちの質問",
  moveBar: "反対側の端に移動",
  aside: "この質問を保留しました。",
  asides: ({ count }) => `保留中の質問${number(count)}件`,
  resume: "再開",
  refusals: ({ server, count }) =>
    `「${isolate(server)}」からのリクエスト${number(count)}件を、誰も回答できないため却下しました。`,
  dismiss: "消去",
  copyEntered: "コピー",
  copied: "コピーしました。",
  notCopied: "コピーできませんでした。テキストを選択してコピーしてください。",
  broken: "この質問は表示できません",
  brokenHint:
    "サーバーからの質問を表示中にアプリでエラーが発生しました。何も送信されていません。拒否するか、もう一度お試しください。",
  covered:
    "ページのこの部分に何かが重なっている可能性があるため、操作は受け付けられませんでした。全体が見えるようになったら、少し待ってからもう一度押してください。",
};
