import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ja");
const times = createTimes("ja");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "リクエスト",
  count: ({ count }) => `対応待ちのリクエストが${number(count)}件あります`,
  empty: "対応待ちのリクエストはありません",
  emptyHint: "サーバーからのリクエストは、対応が済むまでここに表示されます。",
  keys: "上下の矢印キーでリクエスト間を移動し、右矢印キーでリクエストの操作ボタンに移動し、Enterキーでリクエストを開きます。",
  server: ({ server, count }) => `${isolate(server)}：リクエスト${number(count)}件`,
  settled: ({ count }) => `処理済みのリクエスト${number(count)}件`,
  kinds: {
    form: "フォーム",
    visit: "開くページ",
    sampling: "モデルへのテキスト",
    roots: "フォルダー",
    other: "リクエスト",
  },
  states: {
    shown: "表示中",
    waiting: "待機中",
    aside: "保留中",
    generating: "モデルが作成中",
  },
  started: "回答を入力中",
  justNow: "たった今",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice" ? `注意点${number(count)}件` : `警告${number(count)}件`,
  noText: "説明はありません。",
  open: "開く",
  putAside: "後で",
  decline: "拒否",
  cancel: "キャンセル",
  dismiss: "消去",
  dismissAll: "処理済みをすべて消去",
  show: "表示",
  hide: "隠す",
  actionOn: ({ action, request }) => `${action}：${isolate(request)}`,
};
