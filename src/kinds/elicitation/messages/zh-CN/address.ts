import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "网站",
  address: "完整网址",
  unchecked: "无法检查此网址，因此不能打开。",
  open: "打开网页",
  openDangerous: "仍要打开…",
  openAnyway: "仍要打开",
  blocked: "浏览器拦截了此网页。",
  openByHand: "从这里打开",
  copy: "复制网址",
  copied: "网址已复制。",
  openAgain: "再次打开",
  done: "我已完成",
  waiting: "网页已在浏览器中打开。在那里完成后，请返回此处。",
  complete: "本次访问已完成。",
};
