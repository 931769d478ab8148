import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number } = createNumbers("ja");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "回答が必要です。",
  type: "求められている種類の回答ではありません。",
  enum: "選択肢の中から選んでください。",
  const: "求められている値ではありません。",
  minLength: ({ limit }) => `${number(limit)}文字以上入力してください。`,
  maxLength: ({ limit }) => `${number(limit)}文字以内で入力してください。`,
  pattern: "求められている形式と一致しません。",
  format: ({ format }) => {
    if (format === "email") return "メールアドレスを入力してください（例：name@example.com）。";
    if (format === "uri")
      return "URLを「https://」などから入力してください（例：https://example.com）。";
    if (format === "date") return "日付を入力してください。";
    if (format === "date-time") return "日付と時刻を入力してください。";
    return "求められている形式と一致しません。";
  },
  minimum: ({ limit }) => `${limit}以上の数値を入力してください。`,
  maximum: ({ limit }) => `${limit}以下の数値を入力してください。`,
  exclusiveMinimum: ({ limit }) => `${limit}より大きい数値を入力してください。`,
  exclusiveMaximum: ({ limit }) => `${limit}より小さい数値を入力してください。`,
  multipleOf: ({ limit }) =>
    limit === "1" ? "整数を入力してください。" : `${limit}の倍数を入力してください。`,
  minItems: ({ limit }) => `${number(limit)}個以上必要です。`,
  maxItems: ({ limit }) => `${number(limit)}個以下にしてください。`,
  uniqueItems: "同じものは1回だけ入力してください。",
  incomplete: "入力が途中です。",
  "not-a-number": "数値を入力してください。",
  separator: "別の数値と読み違えられないよう、桁区切りを入れずに入力してください。",
  "not-an-integer": "整数を入力してください。",
  "too-large": "数値が大きすぎるため、送信できません。",
  "unsafe-integer": "数値が大きすぎるため、正確に送信できません。",
  "too-precise": "桁数が多すぎるため、正確に送信できません。",
  "lone-surrogate": "壊れた文字が含まれています。削除するか、入力し直してください。",
  "control-character": "見えない制御文字が含まれています。削除するか、入力し直してください。",
  json: "正しいJSONではありません。",
  unsupported: "このサーバーとの接続では、この回答を送信できません。",
  "check-failed":
    "アプリでこの回答を確認できなかったため、何も送信されていません。もう一度お試しください。",
  other: "サーバーはこの回答を受け付けません。",
  at: ({ place, issue }) => `${isolate(place)}：${issue}`,
  atItem: ({ position, issue }) => `項目${number(position)}：${issue}`,
};
