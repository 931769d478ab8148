import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number } = createNumbers("zh-CN");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) => `有 ${number(count)} 处内容疑似隐私信息`,
  allMasked: "已全部遮盖",
  allKept: "全部按原样发送",
  someKept: ({ count }) => `${number(count)} 处按原样发送`,
  maskAll: "全部遮盖",
  keepAll: "全部保留",
  choose: "选择",
  maskThese: "遮盖以下内容",
  notMasked: "此应用不会遮盖任何内容。",
  unread: "图片、声音和文件无法检查，将按原样发送。",
};
