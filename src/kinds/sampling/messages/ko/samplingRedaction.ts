import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import type { SamplingRedactionMessages } from "../en/samplingRedaction.js";

const { number } = createNumbers("ko");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) => `개인 정보로 보이는 항목 ${number(count)}개`,
  allMasked: "모두 가림",
  allKept: "모두 그대로 전송됨",
  someKept: ({ count }) => `${number(count)}개가 그대로 전송됨`,
  maskAll: "모두 가리기",
  keepAll: "모두 유지",
  choose: "선택",
  maskThese: "가릴 항목",
  notMasked: "이 앱은 아무것도 가리지 않습니다.",
  unread: "이미지, 소리, 파일은 검사할 수 없어 그대로 전송됩니다.",
};
