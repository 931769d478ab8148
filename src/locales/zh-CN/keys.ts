import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "键盘快捷键",
  use: "使用单字母按键",
  next: "下一个请求",
  previous: "上一个请求",
  select: "选择",
  toAllow: "移到“允许”，但不按下",
  toDeny: "拒绝，或移到所选请求的“拒绝”",
  allow: "允许",
  decline: "拒绝",
  later: "稍后",
  help: "显示或隐藏此列表",
};
