import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number } = createNumbers("zh-TW");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `「${isolate(server)}」想知道可以在哪些資料夾中工作`,
  ended: ({ server }) => `「${isolate(server)}」的提問已結束`,
  intro: ({ server }) => `如果同意，「${isolate(server)}」會得知已勾選的資料夾：`,
  none: ({ server }) =>
    `您沒有提供任何資料夾給「${isolate(server)}」。如果同意，它只會得知這一點。`,
  list: "資料夾",
  keepsOut: "會請它不要存取：",
  remembered: "您的決定之後仍然有效，也適用於日後加入的資料夾。您隨時可以變更。",
  rememberedPart: "您的決定之後仍然有效，但僅限這些資料夾，其他資料夾不會被得知。您隨時可以變更。",
  term: "您的決定的有效期間",
  once: "僅限這次",
  onceHint: "下次會再詢問您。",
  always: "直到我變更",
  failsCall: "如果拒絕，提出請求的操作會失敗。",
  share: ({ count }) => `分享 ${number(count)} 個資料夾`,
  shareNone: "分享空白清單",
  refuse: "拒絕",
  reason: "拒絕的原因（選填）",
  shared: ({ count }) => `伺服器已取得 ${number(count)} 個資料夾的位置。`,
  refused: "伺服器未取得清單。",
};
