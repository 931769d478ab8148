import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `「${isolate(server)}」からの質問`,
  asksToVisit: ({ server }) => `「${isolate(server)}」がページを開くよう求めています`,
  visiting: ({ server }) => `「${isolate(server)}」のページをブラウザーで完了してください`,
  visited: ({ server }) => `「${isolate(server)}」が求めたページを開きました。`,
  visitComplete: ({ server }) => `「${isolate(server)}」が求めたページでの操作は完了しました。`,
  ended: ({ server }) => `「${isolate(server)}」からの質問は終了しました`,
  draft: "ここまでの回答",
  copiedWithoutSecrets: "機密の可能性がある内容を除いてコピーしました。",
};
