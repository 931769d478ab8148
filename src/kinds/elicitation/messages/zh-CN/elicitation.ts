import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `“${isolate(server)}”有问题要问您`,
  asksToVisit: ({ server }) => `“${isolate(server)}”请您访问一个网页`,
  visiting: ({ server }) => `请在浏览器中为“${isolate(server)}”完成操作`,
  visited: ({ server }) => `您已为“${isolate(server)}”打开网页。`,
  visitComplete: ({ server }) => `为“${isolate(server)}”进行的访问已完成。`,
  ended: ({ server }) => `“${isolate(server)}”的提问已结束`,
  draft: "您已填写的内容",
  copiedWithoutSecrets: "已复制，可能属于机密的内容除外。",
};
