import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number } = createNumbers("zh-TW");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) => `有 ${number(count)} 處內容疑似隱私資訊`,
  allMasked: "已全部遮蔽",
  allKept: "全部依原樣傳送",
  someKept: ({ count }) => `${number(count)} 處依原樣傳送`,
  maskAll: "全部遮蔽",
  keepAll: "全部保留",
  choose: "選擇",
  maskThese: "遮蔽以下內容",
  notMasked: "這個應用程式不會遮蔽任何內容。",
  unread: "圖片、聲音和檔案無法檢查，將依原樣傳送。",
};
