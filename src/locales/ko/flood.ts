import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ko");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "너무 많은 요청",
  tooMuch: ({ server }) => `‘${isolate(server)}’ 서버가 한꺼번에 너무 많은 요청을 보냅니다.`,
  refused: ({ count }) => `요청 ${number(count)}개를 거부했습니다.`,
  blocked: ({ server }) => `‘${isolate(server)}’ 서버를 일시적으로 차단했습니다.`,
  block: "서버 차단",
  allow: "계속 허용",
  blockTitle: ({ server }) => `‘${isolate(server)}’ 서버를 차단할까요?`,
  blockHint:
    "이전에 허용한 것까지 포함해 이 서버의 질문을 더 이상 표시하거나 답하지 않습니다. 기다리던 요청은 지금 종료됩니다. 페이지 위쪽의 알림에서 차단을 해제할 수 있습니다.",
  notBlocked: "이 창에서는 서버를 차단할 수 없습니다.",
  unblock: "차단 해제",
};
