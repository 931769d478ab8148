import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number } = createNumbers("ja");

/** Writes `2～5個`, `2個以上`, `5個以内で` or `ちょうど3個`. */
function amount({ min, max }: Range, counter: string): string {
  const last = `${number(max ?? min ?? 0)}${counter}`;
  if (min === max) return `ちょうど${last}`;
  if (min === undefined) return `${last}以内で`;
  return max === undefined ? `${last}以上` : `${number(min)}～${last}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "送信",
  sendDangerous: "それでも送信…",
  locked: "安全のためロックされています",
  unlock: "ロックを解除…",
  confirm: "確認",
  yes: "はい",
  no: "いいえ",
  noValue: "回答しない",
  sendOption: ({ option }) => `「${isolate(option)}」を送信`,
  sendNoValue: "回答せずに送信",
  unnamed: "名前のない項目",
  optional: "任意",
  suggested: ({ value }) => `サーバーの提案：${value}。`,
  clearValue: "回答を消去",
  clear: ({ label }) => `「${isolate(label)}」の回答を消去`,
  pickDay: ({ label }) => `日付を選択：「${isolate(label)}」`,
  previousMonth: "前の月",
  nextMonth: "次の月",
  more: "すべて表示",
  less: "折りたたむ",
  showFields: ({ first, last }) => `「${isolate(first)}」から「${isolate(last)}」までの項目を表示`,
  fieldsBelow: ({ count }) => `ほかに${number(count)}項目`,
  length: (range) => `${amount(range, "文字")}入力してください。`,
  charactersLeft: ({ count }) => `残り${number(count)}文字`,
  holdsHidden: "このテキストには隠れた文字が含まれています：",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max !== undefined ? `${min}～${max}` : "",
      min !== undefined && max === undefined ? `${min}以上` : "",
      max !== undefined && min === undefined ? `${max}以下` : "",
      above === undefined ? "" : `${above}より大きい`,
      below === undefined ? "" : `${below}より小さい`,
      step === undefined ? "" : `${step}刻み`,
    ].filter(Boolean);
    const kind = integer ? "整数" : "数値";
    return bounds.length === 0
      ? `${kind}を入力してください。`
      : `${kind}（${bounds.join("、")}）を入力してください。`;
  },
  choices: (range) => `${amount(range, "個")}選択してください。`,
  items: (range) => `${amount(range, "個")}入力してください。`,
  unique: "同じものは1回だけ入力してください。",
  serverChecks: "送信時にサーバーが確認します。",
  choose: "選択…",
  filter: "入力して絞り込む",
  matches: ({ count }) => `${number(count)}件が一致`,
  remove: ({ label }) => `「${isolate(label)}」を外す`,
  loading: "読み込み中…",
  item: ({ position }) => `項目${number(position)}`,
  addItem: "項目を追加",
  removeItem: ({ position }) => `項目${number(position)}を削除`,
  zone: ({ zone, offset }) => `タイムゾーン：${zone}（UTC${offset}）。`,
  sentAs: ({ value }) => `送信される値：${value}。`,
  json: ({ shape }) => {
    if (shape === "any") return "JSONを入力してください。";
    return shape === "object"
      ? "JSONのオブジェクト（例：{}）を入力してください。"
      : "JSONの配列（例：[]）を入力してください。";
  },
  jsonError: ({ line, column }) =>
    `JSONの${number(line)}行目、${number(column)}文字目に誤りがあります。`,
  summary: ({ count }) => `まだ送信されていません。${number(count)}件の項目を確認してください。`,
  summaryWhole: "まだ送信されていません。回答の組み合わせが正しくありません：",
  summaryMore: ({ count }) => `ほか${number(count)}件`,
  summaryLine: ({ label, issue }) => `${isolate(label)}：${issue}`,
  notSent: "送信できませんでした。入力した内容は残っています。もう一度お試しください。",
  settled: "送信されませんでした。この質問はすでに処理済みです。",
  unanswerable: "このリクエストには回答できません。拒否またはキャンセルのみ可能です。",
  review: "送信前に確認",
  reviewUnavailable: "回答をここに一覧表示できません。フォームに戻って確認してください。",
  hidden: "非表示",
  show: "表示",
  hide: "隠す",
  hiddenText: "隠れた文字",
  suspicious: "不審な点があります。パスワードなどの機密情報を入力しないでください。",
  problems: "このリクエストについて",
};
