import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number } = createNumbers("zh-CN");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "此项必填。",
  type: "回答的类型不符合要求。",
  enum: "请从选项中选择。",
  const: "此值与要求的值不符。",
  minLength: ({ limit }) => `请至少输入 ${number(limit)} 个字符。`,
  maxLength: ({ limit }) => `最多只能输入 ${number(limit)} 个字符。`,
  pattern: "格式不符合要求。",
  format: ({ format }) => {
    if (format === "email") return "请输入电子邮件地址，例如 name@example.com。";
    if (format === "uri") return "请输入带协议的网址，例如 https://example.com。";
    if (format === "date") return "请输入日期。";
    if (format === "date-time") return "请输入日期和时间。";
    return "格式不符合要求。";
  },
  minimum: ({ limit }) => `请输入不小于 ${limit} 的数字。`,
  maximum: ({ limit }) => `请输入不大于 ${limit} 的数字。`,
  exclusiveMinimum: ({ limit }) => `请输入大于 ${limit} 的数字。`,
  exclusiveMaximum: ({ limit }) => `请输入小于 ${limit} 的数字。`,
  multipleOf: ({ limit }) => (limit === "1" ? "请输入整数。" : `请输入 ${limit} 的倍数。`),
  minItems: ({ limit }) => `至少需要 ${number(limit)} 项。`,
  maxItems: ({ limit }) => `最多只能有 ${number(limit)} 项。`,
  uniqueItems: "各项不能重复。",
  incomplete: "此项尚未填写完整。",
  "not-a-number": "请输入数字。",
  separator: "请去掉数字中的分隔符，以免产生歧义。",
  "not-an-integer": "请输入整数。",
  "too-large": "此数字过大，无法发送。",
  "unsafe-integer": "此数字过大，无法精确发送。",
  "too-precise": "此数字的位数过多，无法精确发送。",
  "lone-surrogate": "其中有一个损坏的字符。请将其删除或重新输入。",
  "control-character": "其中有一个不可见的控制字符。请将其删除或重新输入。",
  json: "这不是有效的 JSON。",
  unsupported: "与此服务器的连接无法传送这一回答。",
  "check-failed": "应用无法检查这一回答，因此没有发送任何内容。请重试。",
  other: "服务器不接受这一回答。",
  at: ({ place, issue }) => `位置 ${isolate(place)}：${issue}`,
  atItem: ({ position, issue }) => `第 ${number(position)} 项：${issue}`,
};
