import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ja");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "リクエストが多すぎます",
  tooMuch: ({ server }) => `「${isolate(server)}」が一度に多くのリクエストを送りすぎています。`,
  refused: ({ count }) => `${number(count)}件のリクエストを却下しました。`,
  blocked: ({ server }) => `「${isolate(server)}」を一時的にブロックしました。`,
  block: "サーバーをブロック",
  allow: "このまま許可",
  blockTitle: ({ server }) => `「${isolate(server)}」をブロックしますか？`,
  blockHint:
    "以前に許可した内容も含め、このサーバーからの質問や応答はすべて止まります。待機中のものは今すぐ終了します。ページ上部のお知らせからいつでも解除できます。",
  notBlocked: "このウィンドウではサーバーをブロックできません。",
  unblock: "ブロックを解除",
};
