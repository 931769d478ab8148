import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number } = createNumbers("ja");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) => `個人情報らしき箇所が${number(count)}件あります`,
  allMasked: "すべて伏せています",
  allKept: "すべてそのまま送信されます",
  someKept: ({ count }) => `${number(count)}件がそのまま送信されます`,
  maskAll: "すべて伏せる",
  keepAll: "すべて残す",
  choose: "選択",
  maskThese: "伏せる項目",
  notMasked: "このアプリは何も伏せません。",
  unread: "画像、音声、ファイルは検査できないため、そのまま送信されます。",
};
