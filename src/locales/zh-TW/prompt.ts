import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-TW");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) => `自稱「${isolate(name)}」${isolate(version)}`,
  askedAgain: ({ count }) => `第 ${number(count)} 次提問`,
  waiting: ({ count }) => `還有 ${number(count)} 個等候中`,
  placeOf: ({ position, count }) => `第 ${number(position)} 個，共 ${number(count)} 個`,
  showNext: ({ position, count }) =>
    `第 ${number(position)} 個，共 ${number(count)} 個，顯示下一個`,
  decline: "拒絕",
  declineWithReason: "拒絕並說明原因",
  reason: "拒絕的原因（選填）",
  reasonHint: "只保留在這個應用程式中，伺服器只會知道您已拒絕。",
  declineDiscards: "您填寫的內容會捨棄，不會傳送。",
  reasonSentHint: ({ server }) => `會傳送給「${isolate(server)}」，並保留在這個應用程式中。`,
  back: "返回",
  cancel: "取消",
  cancelled: "已取消。",
  undo: "復原",
  undoFor: ({ count }) =>
    `您可以在 ${number(count)} 秒內復原；停留在「復原」按鈕上時，時間會延長。`,
  sentBar: "剛剛傳送",
  sentTo: ({ server, what }) => `已傳送給「${isolate(server)}」：${isolate(what)}`,
  sentNothing: ({ server }) => `已傳送給「${isolate(server)}」。`,
  toldDeclined: ({ server }) => `已告知「${isolate(server)}」：您拒絕了要求。`,
  close: "關閉",
  later: "稍後",
  askedByView: ({ view }) => `由其檢視「${isolate(view)}」提出`,
  partOf: ({ call }) => `屬於「${isolate(call)}」`,
  partOfCall: "屬於一項操作",
  maybePartOf: ({ call }) => `可能屬於「${isolate(call)}」`,
  maybePartOfCall: "可能屬於一項操作",
  callOver: "可能提出此問題的操作已經結束。您仍然可以回答。",
  stopCall: "停止任務",
  more: "更多選項",
  reachedAt: ({ origin }) => `位址：${isolate(origin)}`,
  speaks: ({ revision }) => `MCP 修訂版：${isolate(revision)}`,
  firstRequest: "依紀錄，這是此伺服器的第一個請求",
  discardTitle: "要捨棄輸入的內容嗎？",
  discardHint: "尚未傳送任何內容。如果取消，伺服器會得知您未做選擇。",
  stopHint: "尚未傳送任何內容。停止後，這項操作和它的所有提問都會結束。",
  discard: "取消請求",
  putAside: "稍後",
  loadAgain: "再試一次",
  maybeSent: "連線在確認是否送達之前中斷了。",
  notLoaded: ({ server }) => `來自 ${isolate(server)} 的問題正在等待：用於顯示它的部分無法載入。`,
  keepEditing: "繼續編輯",
  answer: "回答",
  bar: "等候您回答的提問",
  moveBar: "移到另一側",
  aside: "已設為稍後處理。",
  asides: ({ count }) => `${number(count)} 個提問留待稍後處理`,
  resume: "繼續處理",
  refusals: ({ server, count }) =>
    `已駁回來自「${isolate(server)}」的 ${number(count)} 個請求：沒有人能夠回答。`,
  dismiss: "清除",
  copyEntered: "複製",
  copied: "已複製。",
  notCopied: "無法複製。請選取文字後自行複製。",
  broken: "無法顯示此問題",
  brokenHint: "應用程式在顯示伺服器的問題時發生錯誤。沒有傳送任何內容。您可以拒絕，也可以重試。",
  covered:
    "可能有內容遮住了頁面的這個部分，因此沒有接受您的操作。看到完整的內容後，請稍候片刻再按一次。",
};
