import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ko");

export const selection: SelectionMessages = {
  select: "선택",
  clear: "선택 해제",
  same: "모두 같음",
  different: "서로 다름",
  none: "없음",
  selectAll: ({ server }) => `${isolate(server)}의 요청 모두 선택`,
  selected: ({ server, count }) => `${isolate(server)}의 요청 ${number(count)}개 선택됨`,
  more: ({ count }) => `외 ${number(count)}개`,
  allow: ({ count }) => `${number(count)}개 허용`,
  send: ({ count }) => `답변 ${number(count)}개 보내기`,
  deny: ({ count }) => `${number(count)}개 거절`,
  notAllowed: ({ count }) =>
    `그중 ${number(count)}개는 여기에서 허용할 수 없습니다. 열어서 결정하세요.`,
  notDenied: ({ count }) =>
    `그중 ${number(count)}개는 여기에서 거절할 수 없습니다. 열어서 결정하세요.`,
  allowed: ({ count }) => `요청 ${number(count)}개를 허용했습니다.`,
  sent: ({ count }) => `답변 ${number(count)}개를 보냈습니다.`,
  denied: ({ count }) => `요청 ${number(count)}개를 거절했습니다.`,
  gone: ({ count }) => `요청 ${number(count)}개가 결정 전에 끝났습니다.`,
  left: ({ count }) => `요청 ${number(count)}개가 아직 기다리고 있습니다. 열어서 결정하세요.`,
};
