import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ko");

/** @see LogMessages */
export const log: LogMessages = {
  title: "결정 기록",
  empty: "아직 결정된 것이 없습니다.",
  filter: "서버",
  allServers: "모든 서버",
  shown: ({ count }) => `결정 ${number(count)}개`,
  save: "JSON Lines로 저장",
  fileName: "결정 기록",
  columns: {
    when: "일시",
    server: "서버",
    request: "요청",
    decision: "결정",
    by: "결정한 주체",
    why: "이유",
  },
  kinds: {
    elicitation: "나에게 온 질문",
    sampling: "모델에 보낼 텍스트",
    roots: "폴더",
    other: "요청",
  },
  decisions: {
    accept: "수락됨",
    decline: "거절됨",
    cancel: "취소됨",
    result: "답변됨",
    error: "거부됨",
    nothing: "답변 없음",
    unknown: "알 수 없음",
  },
  deciders: {
    person: "나",
    host: "이 앱",
    server: "서버",
    session: "연결 끊김",
  },
  byRule: ({ rule }) => `규칙 ‘${isolate(rule)}’`,
  thisHour: ({ used, limit }) => `이번 시간 ${number(limit)}회 중 ${number(used)}회`,
  onBehalf: ({ decider, name }) => `${decider}(${isolate(name)} 대신)`,
  reason: ({ reason }) => `“${isolate(reason)}”`,
  asked: ({ count }) => `${number(count)}번 질문함`,
};
