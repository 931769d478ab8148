import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `「${isolate(label)}」を表示できません：${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}：${reason}`,
  "root-not-object": "サーバーが求めている内容はフォームではありません。",
  "too-large": "サーバーが求めている内容が多すぎて、フォームに表示しきれません。",
  "too-deep": "入れ子が深すぎるため、ここでは確認できません。サーバーが確認します。",
  "schema-malformed": "サーバーによる定義に誤りがあります。",
  "keyword-malformed": "サーバーによる定義の一部に誤りがあるため、その部分は無視されます。",
  "type-unknown": "サーバーが求めている種類の回答は存在しません。",
  "never-valid": "どのように回答しても正しい回答になりません。",
  "ref-unresolved": "サーバーが、存在しない定義を参照しています。",
  "required-undescribed": "サーバーが求めていますが、定義がありません。",
  "alternatives-narrowed": "サーバーはほかの種類の回答も受け付けます。",
  "enum-names-mismatch": "選択肢の名前が一致しないため、選択肢は送信される値のまま表示されます。",
  "options-dropped": "回答として使えない一部の選択肢は省かれています。",
  "default-dropped": "サーバーの提案は有効な回答ではないため、省かれています。",
  unsupported: "このサーバーとの接続では、このような回答を送信できません。",
};
