import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ja");

/** @see LogMessages */
export const log: LogMessages = {
  title: "決定の記録",
  empty: "決定はまだありません。",
  filter: "サーバー",
  allServers: "すべてのサーバー",
  shown: ({ count }) => `決定${number(count)}件`,
  save: "JSON Linesとして保存",
  fileName: "決定の記録",
  columns: {
    when: "日時",
    server: "サーバー",
    request: "リクエスト",
    decision: "決定",
    by: "決定者",
    why: "理由",
  },
  kinds: {
    elicitation: "あなたへの質問",
    sampling: "モデルへのテキスト",
    roots: "フォルダー",
    other: "リクエスト",
  },
  decisions: {
    accept: "承諾",
    decline: "拒否",
    cancel: "キャンセル",
    result: "回答済み",
    error: "却下",
    nothing: "回答なし",
    unknown: "不明",
  },
  deciders: {
    person: "あなた",
    host: "このアプリ",
    server: "サーバー",
    session: "接続の切断",
  },
  byRule: ({ rule }) => `ルール「${isolate(rule)}」`,
  thisHour: ({ used, limit }) => `この1時間で${number(limit)}回中${number(used)}回`,
  onBehalf: ({ decider, name }) => `${decider}（${isolate(name)}の代理）`,
  reason: ({ reason }) => `「${isolate(reason)}」`,
  asked: ({ count }) => `質問${number(count)}回`,
};
