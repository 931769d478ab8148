import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "서버가 질문을 철회했습니다.",
  disconnected: "서버와의 연결이 끊어졌습니다.",
  reload: "페이지를 다시 불러와 질문을 보낸 연결이 사라졌습니다.",
  deadline: "답변 시간이 지났습니다.",
  callerEnded: "질문을 보낸 작업이 끝났습니다.",
  unattended: "질문이 너무 오랫동안 표시되지 못했습니다.",
  flood: "서버가 한꺼번에 너무 많은 질문을 했습니다.",
  blocked: "이 서버를 차단했습니다.",
  serverNotNamed: "이 앱은 이 서버의 요청을 받지 않습니다.",
  secretsRefused: "이 앱은 비밀 정보를 요구하는 양식을 거부합니다.",
  invalid: "서버가 답변할 수 없는 것을 요청했습니다.",
  failed: "답변에 필요한 항목을 불러오지 못했습니다.",
  answered: "이미 답변되었습니다.",
  answeredElsewhere: "다른 탭이나 다른 기기에서 이미 답변했습니다.",
  notSentHere: "여기에 입력한 내용은 보내지지 않았습니다.",
  nothingSent: "아무것도 보내지 않았습니다.",
  unknownSent: "답변이 보내졌는지 알 수 없습니다.",
  cancelSent: "선택하지 않았다고 서버에 알렸습니다.",
  withdrawalMessage: ({ message }) => `서버가 밝힌 이유: “${isolate(message)}”`,
};
