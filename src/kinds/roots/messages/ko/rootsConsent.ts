import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number } = createNumbers("ko");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `‘${isolate(server)}’ 서버가 작업해도 되는 폴더를 묻습니다`,
  ended: ({ server }) => `‘${isolate(server)}’ 서버의 질문이 종료되었습니다`,
  intro: ({ server }) => `동의하면 ‘${isolate(server)}’ 서버가 선택한 폴더를 알게 됩니다:`,
  none: ({ server }) =>
    `‘${isolate(server)}’ 서버에 제공하는 폴더가 없습니다. 동의하면 서버는 그 사실만 알게 됩니다.`,
  list: "폴더",
  keepsOut: "다음 위치에는 접근하지 말라고 전달됩니다:",
  remembered: "이 답변은 앞으로도, 나중에 추가하는 폴더에도 적용됩니다. 언제든지 바꿀 수 있습니다.",
  rememberedPart:
    "이 답변은 앞으로도 적용되지만 이 폴더에만 해당하며, 다른 폴더는 알려지지 않습니다. 언제든지 바꿀 수 있습니다.",
  term: "답변이 적용되는 기간",
  once: "이번만",
  onceHint: "다음번에 다시 묻습니다.",
  always: "변경할 때까지",
  failsCall: "거절하면 요청한 작업이 실패합니다.",
  share: ({ count }) => `폴더 ${number(count)}개 공유`,
  shareNone: "빈 목록 공유",
  refuse: "거절",
  reason: "거절하는 이유(선택 사항)",
  shared: ({ count }) => `서버에 폴더 ${number(count)}개를 알렸습니다.`,
  refused: "서버에 목록을 제공하지 않았습니다.",
};
