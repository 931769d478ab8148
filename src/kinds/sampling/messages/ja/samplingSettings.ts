import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "モデルリクエスト",
  defaultModel: "既定のモデル",
  noDefault: "なし：サーバーの希望に従う",
  servers: "サーバーごとのモデル",
  serverModel: ({ server }) => `「${isolate(server)}」で使うモデル`,
  automatic: "自動",
  missing: ({ model }) => `${isolate(model)}（利用できません）`,
  priorities: "モデルに求めること",
  ownPriorities: "サーバーの希望ではなく、自分の優先順位で決める",
  reviewResponses: "送信前に回答を確認する",
  reviewResponsesHint: "オフの場合、モデルが回答を書き終えるとすぐにサーバーに送信されます。",
  askEveryTime: "毎回確認する",
  askEveryTimeHint: "ルールにかかわらず、すべてのリクエストと回答を表示します。",
  fixed: "このアプリで決められており、ここでは変更できません。",
  notKept: "設定は今は有効ですが、保存できませんでした。",
  deprecated:
    "お使いのモデルへのリクエストは、プロトコルから段階的に廃止されます。2026-07-28版以降は非推奨で、2027-07-28以降は使えなくなる可能性があります。サーバーには、自身のモデルを使うことが求められています。",
};
