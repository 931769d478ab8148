import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number } = createNumbers("ko");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `‘${isolate(server)}’ 서버가 받게 될 내용`,
  secretTitle: ({ server }) => `‘${isolate(server)}’ 서버로 민감한 정보를 보낼까요?`,
  secretHint:
    "서버는 양식으로 민감한 정보를 요구해서는 안 됩니다. 이 서버를 운영하는 사람이 내용을 읽고 보관할 수 있습니다.",
  unseen: ({ count }) =>
    `이 중 ${number(count)}개는 서버가 미리 입력한 값으로, 아직 확인하지 않았습니다.`,
  notSeen: "아직 확인하지 않음",
  send: "보내기",
  sendAnyway: "그래도 보내기",
  back: "돌아가기",
  nothing: "동의했다는 사실만 보냅니다.",
  changed: "변경됨",
  leftOut: "보내지 않음",
  showAsJson: "JSON으로 보기",
  editAsJson: "JSON으로 편집",
  editAsFields: "입력란에서 편집",
  notInFields: "이 내용은 입력란에 담을 수 없습니다. JSON으로 계속하거나 지우세요.",
  fillIn: ({ label }) => `${isolate(label)} 입력`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}, ${number(count)}개 중 ${number(position)}번째 조각`,
  suggested: ({ value }) => `서버의 제안: ‘${isolate(value)}’`,
};
