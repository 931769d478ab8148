import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number } = createNumbers("ja");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `「${isolate(server)}」が、作業してよいフォルダーを尋ねています`,
  ended: ({ server }) => `「${isolate(server)}」からの質問は終了しました`,
  intro: ({ server }) =>
    `同意すると、チェックを入れたフォルダーが「${isolate(server)}」に伝わります。`,
  none: ({ server }) =>
    `「${isolate(server)}」に提供するフォルダーはありません。同意すると、そのことだけが伝わります。`,
  list: "フォルダー",
  keepsOut: "次の場所には立ち入らないよう伝えられます：",
  remembered: "この回答は今後も、追加するフォルダーに対しても有効です。いつでも変更できます。",
  rememberedPart:
    "この回答は今後も有効ですが、対象はこれらのフォルダーだけで、ほかのフォルダーは伝わりません。いつでも変更できます。",
  term: "回答の有効期間",
  once: "今回のみ",
  onceHint: "次回もう一度確認します。",
  always: "変更するまで",
  failsCall: "拒否すると、質問元の処理は失敗します。",
  share: ({ count }) => `${number(count)}個のフォルダーを共有`,
  shareNone: "空のリストを共有",
  refuse: "拒否",
  reason: "拒否する理由（任意）",
  shared: ({ count }) => `${number(count)}個のフォルダーを伝えました。`,
  refused: "リストは伝えていません。",
};
