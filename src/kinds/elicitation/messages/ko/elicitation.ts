import { isolate } from "../../../../locales/writing/isolate.js";
import type { ElicitationMessages } from "../en/elicitation.js";

/** @see ElicitationMessages */
export const elicitation: ElicitationMessages = {
  asks: ({ server }) => `‘${isolate(server)}’ 서버의 질문`,
  asksToVisit: ({ server }) => `‘${isolate(server)}’ 서버가 페이지 방문을 요청합니다`,
  visiting: ({ server }) => `‘${isolate(server)}’ 서버가 요청한 페이지를 브라우저에서 완료하세요`,
  visited: ({ server }) => `‘${isolate(server)}’ 서버가 요청한 페이지를 열었습니다.`,
  visitComplete: ({ server }) =>
    `‘${isolate(server)}’ 서버가 요청한 페이지에서 할 일을 모두 마쳤습니다.`,
  ended: ({ server }) => `‘${isolate(server)}’ 서버의 질문이 종료되었습니다`,
  draft: "지금까지 입력한 답변",
  copiedWithoutSecrets: "민감할 수 있는 내용을 제외하고 복사했습니다.",
};
