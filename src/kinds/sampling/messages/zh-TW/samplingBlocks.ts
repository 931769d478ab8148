import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number } = createNumbers("zh-TW");
const size = createSizes("zh-TW");
const from = { server: "來自伺服器", model: "來自模型" };

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "沒有差異。",
  inserted: "新增：",
  deleted: "刪除：",
  unchanged: ({ count }) => `${number(count)} 個未變更的字元`,
  moreCharacters: ({ count }) => `還有 ${number(count)} 個字元`,
  incomparable: ({ before, after }) =>
    `這些文字差異太大，無法在這裡比較：原本 ${number(before)} 個字元，現在 ${number(after)} 個字元。`,
  moreChanges: ({ count }) => `還有 ${number(count)} 處變更`,
  image: ({ bytes, type, width, height, by }) =>
    [
      "圖片",
      ...(width && height ? [`${number(width)} × ${number(height)}`] : []),
      size(bytes),
      isolate(type),
      from[by],
    ]
      .filter(Boolean)
      .join("，"),
  audio: ({ bytes, type, by }) =>
    ["音訊", size(bytes), isolate(type), from[by]].filter(Boolean).join("，"),
  file: ({ bytes, type, by }) =>
    ["檔案", size(bytes), isolate(type), from[by]].filter(Boolean).join("，"),
  showImage: "顯示圖片",
  loadAudio: "載入音訊",
  large: "這張圖片很大。",
  tooLarge: "內容太大，無法在這裡顯示。",
  damaged: "無法顯示：資料已損毀，或與所聲稱的類型不符。",
  blocked: "無法顯示：這個頁面的安全性政策不允許。",
  toolUse: ({ name }) => `使用工具「${isolate(name)}」`,
  toolResult: ({ name }) => `工具「${isolate(name)}」的結果`,
  toolResultOf: ({ id }) => `工具使用 ${isolate(id)} 的結果`,
  toolFailed: "失敗",
  toolId: ({ id }) => `ID ${isolate(id)}`,
  noResult: "工具沒有傳回任何內容。",
  input: "輸入",
  structured: "資料形式的結果",
  resource: "資源",
  link: "資源連結",
  linkHint: "這裡只列出名稱，模型看不到連結的內容。",
  claimedSize: ({ bytes }) => `據稱為 ${size(bytes)}`,
  notAnObject: "必須是以大括號括住的 JSON 物件。",
  issues: ({ count }) =>
    count === 1 ? "還不能傳送：" : `還不能傳送，原因有 ${number(count)} 個：`,
  oneBlock: "伺服器只接受一個部分。請移除其他部分。",
  unknownTool: ({ name }) => `伺服器沒有提供名為「${isolate(name)}」的工具。`,
  toolForbidden: ({ name }) =>
    `伺服器在這裡不讓模型使用任何工具，因此不能使用「${isolate(name)}」。`,
  toolRequired: "伺服器要求必須使用工具。",
  repeatedId: ({ id }) => `有兩次工具使用的 ID 相同：${isolate(id)}。`,
};
