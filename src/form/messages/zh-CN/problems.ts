import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `无法显示“${isolate(label)}”：${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}：${reason}`,
  "root-not-object": "服务器要求的内容不是表单。",
  "too-large": "服务器要求的内容过多，表单无法全部显示。",
  "too-deep": "嵌套过深，无法在此检查，将由服务器检查。",
  "schema-malformed": "服务器的描述有误。",
  "keyword-malformed": "服务器的部分描述有误，这部分已忽略。",
  "type-unknown": "服务器要求的回答类型不存在。",
  "never-valid": "任何回答都不可能有效。",
  "ref-unresolved": "服务器引用的描述不存在。",
  "required-undescribed": "服务器要求填写，却未加描述。",
  "alternatives-narrowed": "服务器还接受其他类型的回答。",
  "enum-names-mismatch": "选项的名称与选项不匹配，因此按原始值显示。",
  "options-dropped": "部分选项无法用作回答，已略去。",
  "default-dropped": "服务器建议的值不是有效的回答，已略去。",
  unsupported: "与此服务器的连接无法传送这样的回答。",
};
