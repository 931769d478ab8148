import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-CN");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) =>
    version === ""
      ? `自称“${isolate(name)}”`
      : `自称“${isolate(name)}”（版本 ${isolate(version)}）`,
  askedAgain: ({ count }) => `第 ${number(count)} 次提问`,
  waiting: ({ count }) => `还有 ${number(count)} 个等待处理`,
  placeOf: ({ position, count }) => `第 ${number(position)} 个，共 ${number(count)} 个`,
  showNext: ({ position, count }) =>
    `第 ${number(position)} 个，共 ${number(count)} 个，显示下一个`,
  decline: "拒绝",
  declineWithReason: "拒绝并说明理由",
  reason: "拒绝的理由（选填）",
  reasonHint: "理由只保留在本应用中。服务器只会得知您已拒绝。",
  declineDiscards: "您填写的内容将被舍弃，不会发送。",
  reasonSentHint: ({ server }) => `理由会发送给“${isolate(server)}”，并保留在本应用中。`,
  back: "返回",
  cancel: "取消",
  cancelled: "已取消。",
  undo: "撤销",
  undoFor: ({ count }) => `您可以在 ${number(count)} 秒内撤销；停留在“撤销”按钮上时，时间会延长。`,
  sentBar: "刚刚发送",
  sentTo: ({ server, what }) => `已发送给“${isolate(server)}”：${isolate(what)}`,
  sentNothing: ({ server }) => `已发送给“${isolate(server)}”。`,
  toldDeclined: ({ server }) => `已告知“${isolate(server)}”：您拒绝了请求。`,
  close: "关闭",
  later: "稍后",
  askedByView: ({ view }) => `由其视图“${isolate(view)}”提出`,
  partOf: ({ call }) => `属于“${isolate(call)}”`,
  partOfCall: "属于一项操作",
  maybePartOf: ({ call }) => `可能属于“${isolate(call)}”`,
  maybePartOfCall: "可能属于一项操作",
  callOver: "可能提出此问题的操作已经结束。您仍然可以回答。",
  stopCall: "停止任务",
  more: "更多选项",
  reachedAt: ({ origin }) => `地址：${isolate(origin)}`,
  speaks: ({ revision }) => `MCP 修订版：${isolate(revision)}`,
  firstRequest: "据记录，这是该服务器的首个请求",
  discardTitle: "要放弃已填写的内容吗？",
  discardHint: "尚未发送任何内容。如果取消，服务器会得知您未作选择。",
  stopHint: "尚未发送任何内容。停止后，该操作及其所有请求都会结束。",
  discard: "取消请求",
  putAside: "稍后",
  loadAgain: "重试",
  maybeSent: "连接在确认是否送达之前中断了。",
  notLoaded: ({ server }) => `来自 ${isolate(server)} 的问题正在等待：用于显示它的部分无法加载。`,
  keepEditing: "继续填写",
  answer: "回答",
  bar: "等待您回答的提问",
  moveBar: "移到另一侧",
  aside: "您已将此请求搁置。",
  asides: ({ count }) => `已搁置 ${number(count)} 个提问`,
  resume: "继续处理",
  refusals: ({ server, count }) =>
    `已驳回来自“${isolate(server)}”的 ${number(count)} 个请求：无人能够回答。`,
  dismiss: "清除",
  copyEntered: "复制",
  copied: "已复制。",
  notCopied: "未能复制。请选中文字后自行复制。",
  broken: "无法显示此问题",
  brokenHint: "应用在显示服务器的问题时出错。没有发送任何内容。你可以拒绝，也可以重试。",
  covered:
    "可能有内容遮住了页面的这一部分，因此没有接受您的操作。看到完整的内容后，请稍等片刻再按一次。",
};
