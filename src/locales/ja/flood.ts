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
  block: "このサーバーを一時的にブロック",
  allow: "このまま許可",
  unblock: "ブロックを解除",
};
