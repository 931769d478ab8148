import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "鍵盤快速鍵",
  use: "使用單一字母按鍵",
  next: "下一個請求",
  previous: "上一個請求",
  select: "選取",
  toAllow: "移到「允許」，但不按下",
  toDeny: "拒絕，或移到所選請求的「拒絕」",
  allow: "允許",
  decline: "拒絕",
  later: "稍後",
  help: "顯示或隱藏這份清單",
};
