import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number } = createNumbers("ko");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "메시지",
  user: "사용자",
  assistant: "어시스턴트",
  message: ({ position, part }) =>
    part === undefined
      ? `메시지 ${number(position)}`
      : `메시지 ${number(position)}의 ${number(part)}번째 부분`,
  response: ({ part }) => (part === undefined ? "답변" : `답변의 ${number(part)}번째 부분`),
  editAt: ({ place }) => `편집: ${place}`,
  removeAt: ({ place }) => `제거: ${place}`,
  removeTogether: "도구 사용과 그 결과는 함께 제거되거나 복원됩니다.",
  addTextAt: ({ place }) => `텍스트 추가: ${place}`,
  addUser: "사용자 메시지 추가",
  addAssistant: "어시스턴트 메시지 추가",
  changed: "변경됨",
  changedAt: ({ place }) => `변경됨: ${place}`,
  added: "추가됨",
  removed: ({ place }) => `제거됨: ${place}`,
  restore: "복원",
  restoreAt: ({ place }) => `복원: ${place}`,
  undo: "실행 취소",
  undoAt: ({ place }) => `실행 취소: ${place}`,
  redo: "다시 실행",
  redoAt: ({ place }) => `다시 실행: ${place}`,
  changesAt: ({ place }) => `${place}의 변경 사항`,
  showAll: ({ count }) => `${number(count)}자 모두 보기`,
  showLess: "간단히 보기",
  piece: ({ place, position, count }) =>
    `${place}, ${number(count)}개 중 ${number(position)}번째 조각`,
  empty: "텍스트가 없습니다.",
  hidden: "이 텍스트에 숨겨진 문자:",
  unknown: ({ type }) => `알 수 없는 종류의 콘텐츠(${isolate(type)})`,
  extras: "메타데이터",
  tooDeep: "데이터의 중첩이 너무 깊어 표시할 수 없습니다.",
  loading: "불러오는 중…",
  unavailable: "이 앱의 일부를 불러올 수 없습니다.",
  retry: "다시 시도",
};
