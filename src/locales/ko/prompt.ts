import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ko");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) =>
    `스스로 밝힌 이름: ‘${isolate(name)}’ ${isolate(version)}`.trimEnd(),
  askedAgain: ({ count }) => `${number(count)}번째 질문`,
  waiting: ({ count }) => `${number(count)}개 더 대기 중`,
  placeOf: ({ position, count }) => `${number(count)}개 중 ${number(position)}번째`,
  showNext: ({ position, count }) => `${number(count)}개 중 ${number(position)}번째, 다음 보기`,
  decline: "거절",
  declineWithReason: "이유를 적고 거절",
  reason: "거절하는 이유(선택 사항)",
  reasonHint: "이 앱에만 보관됩니다. 서버는 거절했다는 사실만 알게 됩니다.",
  declineDiscards: "입력한 내용은 전송되지 않고 삭제됩니다.",
  reasonSentHint: ({ server }) => `‘${isolate(server)}’ 서버로 보내고 이 앱에도 보관합니다.`,
  back: "뒤로",
  cancel: "취소",
  cancelled: "취소했습니다.",
  undo: "실행 취소",
  undoFor: ({ count }) =>
    `${number(count)}초 동안 실행 취소할 수 있으며, ‘실행 취소’ 버튼에 머무는 동안에는 시간이 늘어납니다.`,
  sentBar: "방금 보낸 내용",
  sentTo: ({ server, what }) => `‘${isolate(server)}’ 서버로 보냄: ${isolate(what)}`,
  sentNothing: ({ server }) => `‘${isolate(server)}’ 서버로 보냈습니다.`,
  toldDeclined: ({ server }) => `거절했음을 ‘${isolate(server)}’ 서버에 알렸습니다.`,
  close: "닫기",
  later: "나중에",
  askedByView: ({ view }) => `‘${isolate(view)}’ 보기에서 요청함`,
  partOf: ({ call }) => `‘${isolate(call)}’ 작업의 일부`,
  partOfCall: "작업의 일부",
  maybePartOf: ({ call }) => `‘${isolate(call)}’ 작업의 일부일 수 있음`,
  maybePartOfCall: "어떤 작업의 일부일 수 있음",
  callOver: "이 질문을 했을 수 있는 작업이 끝났습니다. 그래도 답변할 수 있습니다.",
  stopCall: "작업 중지",
  more: "옵션 더 보기",
  reachedAt: ({ origin }) => `주소: ${isolate(origin)}`,
  speaks: ({ revision }) => `MCP 개정판: ${isolate(revision)}`,
  firstRequest: "기록상 이 서버의 첫 요청입니다",
  discardTitle: "입력한 내용을 버릴까요?",
  discardHint: "아무것도 보내지 않았습니다. 취소하면 선택하지 않았다고 서버에 알립니다.",
  stopHint: "아무것도 보내지 않았습니다. 중지하면 이 작업과 작업의 모든 질문이 종료됩니다.",
  discard: "요청 취소",
  putAside: "나중에",
  loadAgain: "다시 시도",
  maybeSent: "전송되었는지 확인되기 전에 연결이 끊겼습니다.",
  notLoaded: ({ server }) =>
    `${isolate(server)}의 질문이 기다리고 있습니다. 표시에 필요한 부분을 불러오지 못했습니다.`,
  keepEditing: "계속 편집",
  answer: "답변하기",
  bar: "답변을 기다리는 질문",
  moveBar: "반대쪽 가장자리로 옮기기",
  aside: "이 질문을 보류했습니다.",
  asides: ({ count }) => `보류한 질문 ${number(count)}개`,
  resume: "이어서 하기",
  refusals: ({ server, count }) =>
    `‘${isolate(server)}’ 서버의 요청 ${number(count)}개를 아무도 답할 수 없어 거부했습니다.`,
  dismiss: "지우기",
  copyEntered: "복사",
  copied: "복사했습니다.",
  notCopied: "복사하지 못했습니다. 텍스트를 선택하여 직접 복사하세요.",
  broken: "이 질문을 표시할 수 없습니다",
  brokenHint:
    "서버의 질문을 표시하는 중 앱에서 오류가 발생했습니다. 아무것도 전송되지 않았습니다. 거절하거나 다시 시도할 수 있습니다.",
  covered:
    "다른 요소가 페이지의 이 부분을 가리고 있을 수 있어 입력이 처리되지 않았습니다. 전체가 보이면 잠시 기다렸다가 다시 눌러 주세요.",
};
