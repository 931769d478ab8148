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
  block: "이 서버를 일시적으로 차단",
  allow: "계속 허용",
  unblock: "차단 해제",
};
