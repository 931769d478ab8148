import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `‘${isolate(label)}’ 항목을 표시할 수 없습니다: ${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}: ${reason}`,
  "root-not-object": "서버가 양식이 아닌 것을 요청합니다.",
  "too-large": "서버가 양식에 표시할 수 있는 것보다 많은 것을 요청합니다.",
  "too-deep": "중첩이 너무 깊어 여기에서 확인할 수 없습니다. 서버가 확인합니다.",
  "schema-malformed": "서버의 정의가 잘못되었습니다.",
  "keyword-malformed": "서버의 정의 일부가 잘못되어 그 부분은 무시됩니다.",
  "type-unknown": "서버가 존재하지 않는 종류의 답변을 요청합니다.",
  "never-valid": "어떤 답변도 올바를 수 없습니다.",
  "ref-unresolved": "서버가 존재하지 않는 정의를 참조합니다.",
  "required-undescribed": "서버가 정의 없이 요청합니다.",
  "alternatives-narrowed": "서버는 다른 종류의 답변도 받습니다.",
  "enum-names-mismatch": "옵션의 이름이 맞지 않아 실제로 보내는 값으로 표시됩니다.",
  "options-dropped": "답변할 수 없는 일부 옵션은 제외되었습니다.",
  "default-dropped": "서버가 제안한 값은 올바른 답변이 아니므로 제외되었습니다.",
  unsupported: "이 서버와의 연결로는 이러한 답변을 보낼 수 없습니다.",
};
