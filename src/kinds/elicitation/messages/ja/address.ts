import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "Webサイト",
  address: "URL全体",
  unchecked: "このURLは確認できなかったため、開けません。",
  open: "ページを開く",
  openDangerous: "それでも開く…",
  openAnyway: "それでも開く",
  blocked: "ブラウザーがページをブロックしました。",
  openByHand: "ここから開く",
  copy: "URLをコピー",
  copied: "URLをコピーしました。",
  openAgain: "もう一度開く",
  done: "ページでの操作が完了",
  waiting: "ブラウザーでページを開きました。ページでの操作が終わったら、ここに戻ってください。",
  complete: "ページでの操作は完了しました。",
};
