import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number } = createNumbers("ja");
const decimal = new Intl.NumberFormat("ja", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `「${isolate(server)}」がモデルの使用を求めています`,
  generating: ({ server, model }) =>
    model === undefined
      ? `モデルが「${isolate(server)}」への回答を作成中`
      : `${isolate(model)}が「${isolate(server)}」への回答を作成中`,
  reviewing: ({ server }) => `「${isolate(server)}」への回答を確認してください`,
  failed: ({ server }) => `「${isolate(server)}」への回答はまだありません`,
  ended: ({ server }) => `「${isolate(server)}」からのリクエストは終了しました`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "このアプリのモデル" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(provider)}の${isolate(model)}`
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `${where}で実行します（${limit}）。回答はすぐに「${isolate(server)}」に送信されます。`
      : `${where}で実行します（${limit}）。回答は、確認後に「${isolate(server)}」に送信されます。`;
  },
  generatingLead: "回答を確認していただくまで、何も送信されません。",
  generatingLeadUnseen: "回答は、できあがるとすぐにサーバーに送信されます。",
  responseLead: ({ model, by }) => {
    if (by === "person") return "ご自身で作成した回答です。まだ何も送信されていません。";
    return model === undefined
      ? "モデルが作成した回答です。まだ何も送信されていません。"
      : `${isolate(model)}が作成した回答です。まだ何も送信されていません。`;
  },
  bar: "対応待ちのモデルリクエスト",
  asides: ({ count }) => `保留中のモデルリクエスト${number(count)}件`,

  prompt: "プロンプト",
  systemPrompt: "システムプロンプト",
  systemPromptPlace: "システムプロンプト",
  addSystemPrompt: "システムプロンプトを追加",
  request: "リクエストの内容",
  settings: "設定",
  summary: ({ tokens, temperature, tools }) =>
    [
      `最大${number(tokens)}トークン`,
      ...(temperature === undefined ? [] : [`温度${decimal.format(temperature)}`]),
      ...(tools === 0 ? [] : [`ツール${number(tools)}個`]),
    ].join("、"),
  model: "モデル",
  modelAutomatic: ({ model }) => (model === undefined ? "自動" : `自動：${isolate(model)}`),
  pickedByPerson: "このリクエスト用に選択したモデルです。",
  pickedForServer: "このサーバーのすべてのリクエスト用に選択したモデルです。",
  pickedByDefault: "既定のモデルです。",
  pickedByApp: "どのモデルが回答するかは、このアプリが決めます。",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `サーバーが「${isolate(hint)}」を希望しています。`
      : `サーバーが「${isolate(hint)}」を希望しています。一致する${number(among)}個のうち、最適なモデルです。`,
  pickedByPriorities: ({ by }) =>
    by === "person"
      ? "ご自身の優先順位に最も合うモデルです。"
      : "サーバーの優先順位に最も合うモデルです。",
  pickedAsFirst: ({ among }) =>
    among === 1
      ? "このアプリで使える唯一のモデルです。"
      : "ほかのモデルの希望がないため、このアプリの最初のモデルを使います。",

  changes: ({ count }) => `変更${number(count)}件`,
  undoAll: "すべての変更を元に戻す",
  redoAll: "すべての変更をやり直す",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "モデル" : isolate(model);
    return changed ? `変更した内容で${run}を実行` : `${run}を実行`;
  },
  deny: "拒否",
  denyWithReason: "理由を添えて拒否",
  denyReason: "拒否する理由（任意）",
  denyHint: "このアプリ内にのみ残ります。サーバーには、許可しなかったことだけが伝わります。",
  denyFailsCall:
    "拒否すると、処理全体が終了します。このサーバーには、ほかに伝える方法がありません。",
  denySiblings: ({ count }) =>
    `この処理のほかの質問${number(count)}件も終了します。そこに入力した内容は、サーバーが再び質問したときのために残ります。`,
  stop: "モデルを停止",
  retry: ({ model }) => (model === undefined ? "再試行" : `${isolate(model)}で再試行`),
  write: "自分で作成",
  revise: "リクエストを変更",
  regenerate: "もう一度生成",
  review: "前の回答に戻る",
  send: ({ server, changed }) => (changed ? "変更した回答を送信" : `「${isolate(server)}」に送信`),

  partial: "ここまでの回答",
  progress: ({ words }) => `ここまで${number(words)}語`,
  waiting: "モデルはまだ何も書いていません。",
  response: "回答",
  modelFailed: "モデルまたはモデルへの接続で問題が発生しました。",
  modelTimedOut: "モデルの回答に時間がかかりすぎました。",
  modelInvalid: "モデルが返した内容は、有効な回答ではありません。",
  modelStopped: "モデルを停止しました。",
  late: ({ count }) => `遅れて届いた回答${number(count)}件は使用されませんでした。`,

  refusedResponse: "回答は送信されませんでした。サーバーの求める形式と一致しません。",
  refusedEmpty: "回答は送信されませんでした。内容が空です。",
  refusedRequest: "モデルには送られませんでした。このリクエストはこのままでは使用できません。",
  refused: "完了できませんでした。何も送信されていません。",

  errorSent: "回答がないことをサーバーに伝えました。",
  responseSoFar: "リクエスト終了時点の回答",
};
