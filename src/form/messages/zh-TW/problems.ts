import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `無法顯示「${isolate(label)}」：${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}：${reason}`,
  "root-not-object": "伺服器要求的不是表單。",
  "too-large": "伺服器要求的內容超過表單所能顯示的範圍。",
  "too-deep": "巢狀層數太多，無法在這裡檢查，會由伺服器檢查。",
  "schema-malformed": "伺服器提供的描述有誤。",
  "keyword-malformed": "伺服器提供的描述有一部分有誤，該部分已略過。",
  "type-unknown": "伺服器要求的回答類型不存在。",
  "never-valid": "任何回答都不可能正確。",
  "ref-unresolved": "伺服器引用了不存在的描述。",
  "required-undescribed": "伺服器要求填寫，卻沒有加以描述。",
  "alternatives-narrowed": "伺服器也接受其他類型的回答。",
  "enum-names-mismatch": "選項的名稱與選項不符，因此直接顯示實際傳送的值。",
  "options-dropped": "有些選項無法作為回答，已略過。",
  "default-dropped": "伺服器建議的值不是有效的回答，已略過。",
  unsupported: "與這個伺服器的連線無法傳送這種回答。",
};
