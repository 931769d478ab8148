import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number } = createNumbers("zh-TW");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "這裡必須回答。",
  type: "這不是所要求的回答類型。",
  enum: "請選擇其中一個選項。",
  const: "這不是所要求的值。",
  minLength: ({ limit }) => `請至少輸入 ${number(limit)} 個字元。`,
  maxLength: ({ limit }) => `最多只能輸入 ${number(limit)} 個字元。`,
  pattern: "這不符合所要求的格式。",
  format: ({ format }) => {
    if (format === "email") return "請輸入電子郵件地址，例如 name@example.com。";
    if (format === "uri") return "請輸入含通訊協定的網址，例如 https://example.com。";
    if (format === "date") return "請輸入日期。";
    if (format === "date-time") return "請輸入日期和時間。";
    return "這不符合所要求的格式。";
  },
  minimum: ({ limit }) => `請輸入 ${limit} 以上的數字。`,
  maximum: ({ limit }) => `請輸入 ${limit} 以下的數字。`,
  exclusiveMinimum: ({ limit }) => `請輸入大於 ${limit} 的數字。`,
  exclusiveMaximum: ({ limit }) => `請輸入小於 ${limit} 的數字。`,
  multipleOf: ({ limit }) => (limit === "1" ? "請輸入整數。" : `請輸入 ${limit} 的倍數。`),
  minItems: ({ limit }) => `至少要有 ${number(limit)} 個。`,
  maxItems: ({ limit }) => `最多只能有 ${number(limit)} 個。`,
  uniqueItems: "每個項目只能輸入一次。",
  incomplete: "這裡只填了一部分。",
  "not-a-number": "請輸入數字。",
  separator: "數字之間請勿使用分隔符號，以免產生不同的解讀。",
  "not-an-integer": "請輸入整數。",
  "too-large": "這個數字太大，無法傳送。",
  "unsafe-integer": "這個數字太大，無法精確傳送。",
  "too-precise": "這個數字的位數太多，無法精確傳送。",
  "lone-surrogate": "這裡有損毀的字元。請刪除或重新輸入。",
  "control-character": "這裡有看不見的控制字元。請刪除或重新輸入。",
  json: "這不是有效的 JSON。",
  unsupported: "與這個伺服器的連線無法傳送這個回答。",
  "check-failed": "應用程式無法檢查這個回答，因此沒有傳送任何內容。請再試一次。",
  other: "伺服器不接受這個回答。",
  at: ({ place, issue }) => `${isolate(place)}：${issue}`,
  atItem: ({ position, issue }) => `項目 ${number(position)}：${issue}`,
};
