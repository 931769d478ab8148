import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number } = createNumbers("zh-CN");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "消息",
  user: "用户",
  assistant: "助手",
  message: ({ position, part }) =>
    part === undefined
      ? `第 ${number(position)} 条消息`
      : `第 ${number(position)} 条消息的第 ${number(part)} 部分`,
  response: ({ part }) => (part === undefined ? "回答" : `回答的第 ${number(part)} 部分`),
  editAt: ({ place }) => `编辑${place}`,
  removeAt: ({ place }) => `移除${place}`,
  removeTogether: "工具调用与其结果会一并移除或恢复。",
  addTextAt: ({ place }) => `添加文本到${place}`,
  addUser: "添加用户消息",
  addAssistant: "添加助手消息",
  changed: "已更改",
  changedAt: ({ place }) => `已更改：${place}`,
  added: "已添加",
  removed: ({ place }) => `您移除了${place}。`,
  restore: "恢复",
  restoreAt: ({ place }) => `恢复${place}`,
  undo: "撤销",
  undoAt: ({ place }) => `撤销${place}的更改`,
  redo: "重做",
  redoAt: ({ place }) => `重做${place}的更改`,
  changesAt: ({ place }) => `${place}的更改`,
  showAll: ({ count }) => `显示全部 ${number(count)} 个字符`,
  showLess: "收起",
  piece: ({ place, position, count }) =>
    `${place}，第 ${number(position)} 段，共 ${number(count)} 段`,
  empty: "没有文本。",
  hidden: "此文本中的隐藏字符：",
  unknown: ({ type }) => `未知类型的内容（${isolate(type)}）`,
  extras: "元数据",
  tooDeep: "此数据嵌套过深，无法显示。",
  loading: "正在加载…",
  unavailable: "本应用的一部分未能加载。",
  retry: "重试",
};
