import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number } = createNumbers("zh-CN");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `“${isolate(server)}”想知道可以在哪些文件夹中工作`,
  ended: ({ server }) => `“${isolate(server)}”的提问已结束`,
  intro: ({ server }) => `如果同意，“${isolate(server)}”会得知已勾选的文件夹：`,
  none: ({ server }) => `您没有向“${isolate(server)}”提供任何文件夹。如果同意，它只会得知这一点。`,
  list: "文件夹",
  keepsOut: "会请它不要访问：",
  remembered: "您的决定今后继续有效，也适用于您以后添加的文件夹。您可以随时更改。",
  rememberedPart: "您的决定今后继续有效，但仅限这些文件夹，其他文件夹不会被得知。您可以随时更改。",
  term: "您的决定的有效期",
  once: "仅此一次",
  onceHint: "下次会再次询问您。",
  always: "直到我更改",
  failsCall: "如果拒绝，发出请求的操作会失败。",
  share: ({ count }) => `共享 ${number(count)} 个文件夹`,
  shareNone: "共享空列表",
  refuse: "拒绝",
  reason: "拒绝的理由（选填）",
  shared: ({ count }) => `服务器已获得 ${number(count)} 个文件夹。`,
  refused: "服务器未获得列表。",
};
