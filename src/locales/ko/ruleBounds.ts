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
  perHour: ({ count }) => `시간당 최대 ${number(count)}회`,
  uses: ({ count }) => `모두 합쳐 최대 ${number(count)}회`,
  usesLabel: "총 횟수",
  untilLabel: ({ time }) => `${time}까지`,
};
