import type { KeysMessages } from "../en/keys.js";

export const keys: KeysMessages = {
  title: "키보드 단축키",
  use: "한 글자 키 사용",
  next: "다음 요청",
  previous: "이전 요청",
  select: "선택",
  toAllow: "누르지 않고 ‘허용’으로 이동",
  toDeny: "거절, 또는 선택한 요청의 ‘거절’로 이동",
  allow: "허용",
  decline: "거절",
  later: "나중에",
  help: "이 목록 표시 또는 숨기기",
};
