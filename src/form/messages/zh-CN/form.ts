import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number } = createNumbers("zh-CN");

/** Tells how much to enter or choose: `请填写 2 到 5 项`, `请至少填写 2 项`, `最多可填写 5 项` or `请恰好填写 3 项`. */
function amount({ min, max }: Range, verb: string, unit: string): string {
  const last = number(max ?? min ?? 0);
  if (min === max) return `请恰好${verb} ${last} ${unit}。`;
  if (min === undefined) return `最多可${verb} ${last} ${unit}。`;
  return max === undefined
    ? `请至少${verb} ${last} ${unit}。`
    : `请${verb} ${number(min)} 到 ${last} ${unit}。`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "发送",
  sendDangerous: "仍要发送…",
  locked: "为安全起见已锁定",
  unlock: "解锁…",
  confirm: "确认",
  yes: "是",
  no: "否",
  noValue: "不填",
  sendOption: ({ option }) => `发送“${isolate(option)}”`,
  sendNoValue: "不作回答并发送",
  unnamed: "未命名字段",
  optional: "选填",
  suggested: ({ value }) => `服务器建议：${value}。`,
  clearValue: "清除回答",
  clear: ({ label }) => `清除回答：“${isolate(label)}”`,
  pickDay: ({ label }) => `选择日期：“${isolate(label)}”`,
  previousMonth: "上个月",
  nextMonth: "下个月",
  more: "展开全部",
  less: "收起",
  showFields: ({ first, last }) => `显示从“${isolate(first)}”到“${isolate(last)}”的各项`,
  fieldsBelow: ({ count }) => `还有 ${number(count)} 项`,
  length: (range) => amount(range, "输入", "个字符"),
  charactersLeft: ({ count }) => `还可输入 ${number(count)} 个字符`,
  holdsHidden: "此文本含有隐藏字符：",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max === undefined ? `不小于 ${min}` : "",
      max !== undefined && min === undefined ? `不大于 ${max}` : "",
      above === undefined ? "" : `大于 ${above}`,
      below === undefined ? "" : `小于 ${below}`,
      step === undefined ? "" : `且为 ${step} 的倍数`,
    ].filter(Boolean);
    const kind = integer ? "整数" : "数字";
    const range = min !== undefined && max !== undefined ? ` ${min} 到 ${max} 之间的` : "";
    return `请输入${[`${range}${kind}`, ...bounds].join("，")}。`;
  },
  choices: (range) => amount(range, "选择", "项"),
  items: (range) => amount(range, "填写", "项"),
  unique: "各项不能重复。",
  serverChecks: "发送时由服务器检查此项。",
  choose: "请选择…",
  filter: "输入文字以筛选",
  matches: ({ count }) => `${number(count)} 个匹配项`,
  remove: ({ label }) => `移除“${isolate(label)}”`,
  loading: "正在加载…",
  item: ({ position }) => `第 ${number(position)} 项`,
  addItem: "添加一项",
  removeItem: ({ position }) => `移除第 ${number(position)} 项`,
  zone: ({ zone, offset }) => `时区：${zone}（UTC${offset}）。`,
  sentAs: ({ value }) => `发送的值为 ${value}。`,
  json: ({ shape }) =>
    shape === "any"
      ? "请输入 JSON。"
      : `请输入 JSON ${shape === "object" ? "对象，例如 {}" : "列表，例如 []"}。`,
  jsonError: ({ line, column }) => `JSON 在第 ${number(line)} 行第 ${number(column)} 列有误。`,
  summary: ({ count }) => `未发送任何内容。有 ${number(count)} 项需要检查。`,
  summaryWhole: "未发送任何内容。各项回答不相符：",
  summaryMore: ({ count }) => `另有 ${number(count)} 项`,
  summaryLine: ({ label, issue }) => `${isolate(label)}：${issue}`,
  notSent: "发送失败。您填写的内容仍在，请重试。",
  settled: "未发送：此请求已结束。",
  unanswerable: "此请求无法回答，您只能拒绝或取消。",
  review: "发送前核对",
  reviewUnavailable: "无法在此列出您的回答。请返回表单核对。",
  hidden: "已隐藏",
  show: "显示",
  hide: "隐藏",
  hiddenText: "隐藏字符",
  suspicious: "此处内容可疑。请勿输入密码或其他机密信息。",
  problems: "关于此请求",
};
