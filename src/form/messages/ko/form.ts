import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number } = createNumbers("ko");

/** Writes `2~5개`, `2개 이상`, `최대 5개까지` or `정확히 3개`. */
function amount({ min, max }: Range, counter: string): string {
  const last = `${number(max ?? min ?? 0)}${counter}`;
  if (min === max) return `정확히 ${last}`;
  if (min === undefined) return `최대 ${last}까지`;
  return max === undefined ? `${last} 이상` : `${number(min)}~${last}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "보내기",
  sendDangerous: "그래도 보내기…",
  locked: "안전을 위해 잠겨 있습니다",
  unlock: "잠금 해제…",
  confirm: "확인",
  yes: "예",
  no: "아니요",
  noValue: "답변 안 함",
  sendOption: ({ option }) => `‘${isolate(option)}’ 보내기`,
  sendNoValue: "답변 없이 보내기",
  unnamed: "이름 없는 항목",
  optional: "선택 사항",
  suggested: ({ value }) => `서버의 제안: ${value}.`,
  clearValue: "답변 지우기",
  clear: ({ label }) => `‘${isolate(label)}’ 항목의 답변 지우기`,
  pickDay: ({ label }) => `날짜 선택: ‘${isolate(label)}’`,
  previousMonth: "이전 달",
  nextMonth: "다음 달",
  more: "모두 보기",
  less: "간단히 보기",
  showFields: ({ first, last }) => `‘${isolate(first)}’ 항목부터 ‘${isolate(last)}’ 항목까지 보기`,
  fieldsBelow: ({ count }) => `항목 ${number(count)}개 더 보기`,
  length: (range) => `${amount(range, "자")} 입력하세요.`,
  charactersLeft: ({ count }) => `${number(count)}자 남음`,
  holdsHidden: "이 텍스트에는 숨겨진 문자가 있습니다:",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max !== undefined ? `${min}~${max}` : "",
      min !== undefined && max === undefined ? `${min} 이상` : "",
      max !== undefined && min === undefined ? `${max} 이하` : "",
      above === undefined ? "" : `${above} 초과`,
      below === undefined ? "" : `${below} 미만`,
      step === undefined ? "" : `${step} 단위`,
    ].filter(Boolean);
    const kind = integer ? "정수" : "숫자";
    return bounds.length === 0
      ? `${kind}를 입력하세요.`
      : `${kind}(${bounds.join(", ")})를 입력하세요.`;
  },
  choices: (range) => `${amount(range, "개")} 선택하세요.`,
  items: (range) => `${amount(range, "개")} 입력하세요.`,
  unique: "같은 값은 한 번만 입력하세요.",
  serverChecks: "보낼 때 서버가 확인합니다.",
  choose: "선택…",
  filter: "입력하여 필터링",
  matches: ({ count }) => `${number(count)}개 일치`,
  remove: ({ label }) => `‘${isolate(label)}’ 제거`,
  loading: "불러오는 중…",
  item: ({ position }) => `항목 ${number(position)}`,
  addItem: "항목 추가",
  removeItem: ({ position }) => `항목 ${number(position)} 제거`,
  zone: ({ zone, offset }) => `시간대: ${zone}(UTC${offset}).`,
  sentAs: ({ value }) => `보내는 값: ${value}.`,
  json: ({ shape }) => {
    if (shape === "any") return "JSON을 입력하세요.";
    return shape === "object"
      ? "JSON 객체(예: {})를 입력하세요."
      : "JSON 배열(예: [])을 입력하세요.";
  },
  jsonError: ({ line, column }) =>
    `JSON ${number(line)}번째 줄, ${number(column)}번째 글자에 오류가 있습니다.`,
  summary: ({ count }) => `보내지 않았습니다. 확인이 필요한 항목이 ${number(count)}개 있습니다.`,
  summaryWhole: "보내지 않았습니다. 답변이 서로 맞지 않습니다:",
  summaryMore: ({ count }) => `외 ${number(count)}개`,
  summaryLine: ({ label, issue }) => `${isolate(label)}: ${issue}`,
  notSent: "보내지 못했습니다. 입력한 내용은 그대로 있으니 다시 시도하세요.",
  settled: "보내지 않았습니다. 이미 처리된 질문입니다.",
  unanswerable: "이 요청에는 답변할 수 없습니다. 거절하거나 취소할 수만 있습니다.",
  review: "보내기 전에 검토",
  reviewUnavailable: "여기에 답변을 표시할 수 없습니다. 양식으로 돌아가 확인하세요.",
  hidden: "숨김",
  show: "표시",
  hide: "숨기기",
  hiddenText: "숨겨진 문자",
  suspicious: "의심스러운 점이 있습니다. 비밀번호나 다른 민감한 정보를 입력하지 마세요.",
  problems: "이 요청에 대한 참고 사항",
};
