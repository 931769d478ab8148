import type { RuleBoundsMessages } from "../en/ruleBounds.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ko");

const list = new Intl.ListFormat("ko");
const kinds = { image: "이미지", audio: "소리", resource: "파일" };

export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}. 조건: ${list.format(bounds)}.`,
  call: ({ call }) => `${isolate(call)} 호출에서만`,
  model: ({ model }) => `${isolate(model)}만`,
  tokens: ({ count }) => `최대 ${number(count)}토큰`,
  tools: {
    none: "도구 없음",
    any: "모든 도구 가능",
    some: "도구 있음",
    listed: ({ names }) => `도구는 ${list.format(names.map(isolate))}만`,
  },
  media: {
    none: "이미지, 소리, 파일 없음",
    any: "모든 이미지, 소리, 파일 가능",
    some: "이미지, 소리 또는 파일 있음",
    listed: ({ media }) => `미디어는 ${list.format(media.map((kind) => kinds[kind]))}만`,
  },
  systemPrompt: {
    none: "시스템 프롬프트 없음",
    any: "모든 시스템 프롬프트 가능",
    same: "같은 시스템 프롬프트",
  },
  context: {
    none: "다른 컨텍스트 없음",
    thisServer: "이 서버의 컨텍스트 포함",
    allServers: "모든 서버의 컨텍스트 포함",
  },
  extras: { none: "다른 설정 없음", any: "다른 설정은 모두 가능", same: "다른 설정은 동일" },
  messages: ({ count }) => `메시지 최대 ${number(count)}개`,
  characters: ({ count }) => `최대 ${number(count)}자`,
  perHour: ({ count }) => `시간당 최대 ${number(count)}회`,
  uses: ({ count }) => `모두 합쳐 최대 ${number(count)}회`,
  usesLabel: "총 횟수",
  untilLabel: ({ time }) => `${time}까지`,
};
