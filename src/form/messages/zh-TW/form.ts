import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number } = createNumbers("zh-TW");

/** Writes `輸入 2 到 5 個項目`, `至少輸入 2 個項目`, `最多輸入 5 個項目` or `輸入剛好 3 個項目`. */
function amount({ min, max }: Range, verb: string, word: string): string {
  const last = `${number(max ?? min ?? 0)} 個${word}`;
  if (min === max) return `${verb}剛好 ${last}`;
  if (min === undefined) return `最多${verb} ${last}`;
  return max === undefined ? `至少${verb} ${last}` : `${verb} ${number(min)} 到 ${last}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "傳送",
  sendDangerous: "仍要傳送…",
  locked: "為了安全起見已鎖定",
  unlock: "解除鎖定…",
  confirm: "確認",
  yes: "是",
  no: "否",
  noValue: "不回答",
  sendOption: ({ option }) => `傳送「${isolate(option)}」`,
  sendNoValue: "不作回答並傳送",
  unnamed: "未命名的欄位",
  optional: "選填",
  suggested: ({ value }) => `伺服器建議：${value}。`,
  clearValue: "清除回答",
  clear: ({ label }) => `清除回答：「${isolate(label)}」`,
  pickDay: ({ label }) => `選擇日期：「${isolate(label)}」`,
  previousMonth: "上個月",
  nextMonth: "下個月",
  more: "顯示全部",
  less: "顯示較少",
  showFields: ({ first, last }) => `顯示從「${isolate(first)}」到「${isolate(last)}」的欄位`,
  fieldsBelow: ({ count }) => `還有 ${number(count)} 個欄位`,
  length: (range) => `請${amount(range, "輸入", "字元")}。`,
  charactersLeft: ({ count }) => `還可輸入 ${number(count)} 個字元`,
  holdsHidden: "這段文字含有隱藏的字元：",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max !== undefined ? `${min} 到 ${max}` : "",
      min !== undefined && max === undefined ? `${min} 以上` : "",
      max !== undefined && min === undefined ? `${max} 以下` : "",
      above === undefined ? "" : `大於 ${above}`,
      below === undefined ? "" : `小於 ${below}`,
      step === undefined ? "" : `以 ${step} 為間隔`,
    ].filter(Boolean);
    const kind = integer ? "整數" : "數字";
    return bounds.length === 0 ? `請輸入${kind}。` : `請輸入${kind}（${bounds.join("、")}）。`;
  },
  choices: (range) => `請${amount(range, "選擇", "選項")}。`,
  items: (range) => `請${amount(range, "輸入", "項目")}。`,
  unique: "每個項目只能輸入一次。",
  serverChecks: "傳送後會由伺服器檢查。",
  choose: "請選擇…",
  filter: "輸入文字以篩選",
  matches: ({ count }) => `${number(count)} 個符合的項目`,
  remove: ({ label }) => `移除「${isolate(label)}」`,
  loading: "載入中…",
  item: ({ position }) => `項目 ${number(position)}`,
  addItem: "新增項目",
  removeItem: ({ position }) => `移除項目 ${number(position)}`,
  zone: ({ zone, offset }) => `時區：${zone}（UTC${offset}）。`,
  sentAs: ({ value }) => `實際傳送：${value}。`,
  json: ({ shape }) => {
    if (shape === "any") return "請輸入 JSON。";
    return shape === "object" ? "請輸入 JSON 物件，例如 {}。" : "請輸入 JSON 陣列，例如 []。";
  },
  jsonError: ({ line, column }) => `JSON 在第 ${number(line)} 行第 ${number(column)} 欄有錯誤。`,
  summary: ({ count }) => `尚未傳送。有 ${number(count)} 個欄位需要處理。`,
  summaryWhole: "尚未傳送。這些回答彼此不符：",
  summaryMore: ({ count }) => `還有 ${number(count)} 個`,
  summaryLine: ({ label, issue }) => `${isolate(label)}：${issue}`,
  notSent: "無法傳送。輸入的內容都還在，請再試一次。",
  settled: "並未傳送：這個提問已經處理完畢。",
  unanswerable: "無法回答這個請求，只能拒絕或取消。",
  review: "傳送前檢查",
  reviewUnavailable: "無法在這裡列出您的回答。請返回表單檢查。",
  hidden: "已隱藏",
  show: "顯示",
  hide: "隱藏",
  hiddenText: "隱藏的字元",
  suspicious: "這裡有可疑之處。請勿輸入密碼或其他機密資訊。",
  problems: "關於這個請求",
};
