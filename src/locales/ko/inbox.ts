import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ko");
const times = createTimes("ko");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "요청",
  count: ({ count }) => `대기 중인 요청 ${number(count)}개`,
  empty: "대기 중인 요청이 없습니다",
  emptyHint: "서버가 보낸 요청은 처리될 때까지 여기에 표시됩니다.",
  keys: "위쪽 및 아래쪽 화살표 키로 요청 사이를 이동하고, 오른쪽 화살표 키로 요청의 동작 버튼으로 이동하고, Enter 키로 요청을 엽니다.",
  server: ({ server, count }) => `${isolate(server)}: 요청 ${number(count)}개`,
  settled: ({ count }) => `처리된 요청 ${number(count)}개`,
  kinds: {
    form: "양식",
    visit: "방문할 페이지",
    sampling: "모델에 보낼 텍스트",
    roots: "폴더",
    other: "요청",
  },
  states: {
    shown: "표시 중",
    waiting: "대기 중",
    aside: "보류됨",
    generating: "모델이 작성 중",
  },
  started: "답변 작성 중",
  justNow: "방금",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice" ? `참고 사항 ${number(count)}개` : `경고 ${number(count)}개`,
  noText: "설명이 없습니다.",
  open: "열기",
  putAside: "나중에",
  decline: "거절",
  cancel: "취소",
  dismiss: "지우기",
  dismissAll: "처리된 요청 모두 지우기",
  show: "보기",
  hide: "숨기기",
  actionOn: ({ action, request }) => `${action}: ${isolate(request)}`,
};
