import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number } = createNumbers("zh-CN");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `将发送给“${isolate(server)}”的内容`,
  secretTitle: ({ server }) => `要向“${isolate(server)}”发送机密信息吗？`,
  secretHint: "服务器不得通过表单索要机密信息。此服务器的运营者能够看到并保存您发送的内容。",
  unseen: ({ count }) => `其中 ${number(count)} 项由服务器预先填写，您还没有看过。`,
  notSeen: "尚未看过",
  send: "发送",
  sendAnyway: "仍要发送",
  back: "返回",
  nothing: "仅表示您同意，不含其他内容。",
  changed: "已更改",
  leftOut: "未填",
  showAsJson: "以 JSON 显示",
  editAsJson: "以 JSON 编辑",
  editAsFields: "用输入框编辑",
  notInFields: "这些内容无法放进输入框：请继续用 JSON 编辑，或将其清空。",
  fillIn: ({ label }) => `填写${isolate(label)}`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}，第 ${number(position)} 段，共 ${number(count)} 段`,
  suggested: ({ value }) => `服务器的建议：${isolate(value)}`,
};
