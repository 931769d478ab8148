import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number } = createNumbers("zh-TW");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "訊息",
  user: "使用者",
  assistant: "助理",
  message: ({ position, part }) =>
    part === undefined
      ? `訊息 ${number(position)}`
      : `訊息 ${number(position)} 的第 ${number(part)} 部分`,
  response: ({ part }) => (part === undefined ? "回覆" : `回覆的第 ${number(part)} 部分`),
  editAt: ({ place }) => `編輯${place}`,
  removeAt: ({ place }) => `移除${place}`,
  removeTogether: "工具的使用和結果會一起移除或還原。",
  addTextAt: ({ place }) => `新增文字到${place}`,
  addUser: "新增使用者訊息",
  addAssistant: "新增助理訊息",
  changed: "已變更",
  changedAt: ({ place }) => `已變更：${place}`,
  added: "已新增",
  removed: ({ place }) => `您已移除${place}。`,
  restore: "還原",
  restoreAt: ({ place }) => `還原${place}`,
  undo: "復原",
  undoAt: ({ place }) => `復原${place}的變更`,
  redo: "重做",
  redoAt: ({ place }) => `重做${place}的變更`,
  changesAt: ({ place }) => `${place}的變更`,
  showAll: ({ count }) => `顯示全部 ${number(count)} 個字元`,
  showLess: "顯示較少",
  piece: ({ place, position, count }) =>
    `${place}，第 ${number(position)} 段，共 ${number(count)} 段`,
  empty: "沒有文字。",
  hidden: "這段文字中的隱藏字元：",
  unknown: ({ type }) => `未知類型的內容（${isolate(type)}）`,
  extras: "中繼資料",
  tooDeep: "這份資料的巢狀層數太多，無法顯示。",
  loading: "載入中…",
  unavailable: "這個應用程式有一部分無法載入。",
  retry: "再試一次",
};
