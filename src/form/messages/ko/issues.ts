import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number } = createNumbers("ko");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "답변이 필요합니다.",
  type: "요청한 종류의 답변이 아닙니다.",
  enum: "옵션 중 하나를 선택하세요.",
  const: "요청한 값이 아닙니다.",
  minLength: ({ limit }) => `${number(limit)}자 이상 입력하세요.`,
  maxLength: ({ limit }) => `최대 ${number(limit)}자까지 입력할 수 있습니다.`,
  pattern: "요청한 형식과 일치하지 않습니다.",
  format: ({ format }) => {
    if (format === "email") return "이메일 주소를 입력하세요(예: name@example.com).";
    if (format === "uri")
      return "https:// 등으로 시작하는 주소를 입력하세요(예: https://example.com).";
    if (format === "date") return "날짜를 입력하세요.";
    if (format === "date-time") return "날짜와 시간을 입력하세요.";
    return "요청한 형식과 일치하지 않습니다.";
  },
  minimum: ({ limit }) => `${limit} 이상의 숫자를 입력하세요.`,
  maximum: ({ limit }) => `${limit} 이하의 숫자를 입력하세요.`,
  exclusiveMinimum: ({ limit }) => `${limit}보다 큰 숫자를 입력하세요.`,
  exclusiveMaximum: ({ limit }) => `${limit}보다 작은 숫자를 입력하세요.`,
  multipleOf: ({ limit }) =>
    limit === "1" ? "정수를 입력하세요." : `${limit}의 배수를 입력하세요.`,
  minItems: ({ limit }) => `${number(limit)}개 이상이어야 합니다.`,
  maxItems: ({ limit }) => `최대 ${number(limit)}개까지 가능합니다.`,
  uniqueItems: "같은 값은 한 번만 입력하세요.",
  incomplete: "일부만 입력되었습니다.",
  "not-a-number": "숫자를 입력하세요.",
  separator: "다른 수로 읽히지 않도록 숫자 사이에 구분 기호를 넣지 마세요.",
  "not-an-integer": "정수를 입력하세요.",
  "too-large": "숫자가 너무 커서 보낼 수 없습니다.",
  "unsafe-integer": "숫자가 너무 커서 정확하게 보낼 수 없습니다.",
  "too-precise": "자릿수가 너무 많아 정확하게 보낼 수 없습니다.",
  "lone-surrogate": "손상된 문자가 있습니다. 삭제하거나 다시 입력하세요.",
  "control-character": "보이지 않는 제어 문자가 있습니다. 삭제하거나 다시 입력하세요.",
  json: "올바른 JSON이 아닙니다.",
  unsupported: "이 서버와의 연결로는 이 답변을 보낼 수 없습니다.",
  "check-failed": "앱이 이 답변을 확인하지 못해 아무것도 보내지 않았습니다. 다시 시도하세요.",
  other: "서버가 이 답변을 받지 않습니다.",
  at: ({ place, issue }) => `${isolate(place)}: ${issue}`,
  atItem: ({ position, issue }) => `항목 ${number(position)}: ${issue}`,
};
