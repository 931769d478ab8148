import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number } = createNumbers("ko");
const decimal = new Intl.NumberFormat("ko", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `‘${isolate(server)}’ 서버가 모델 사용을 요청합니다`,
  generating: ({ server, model }) =>
    model === undefined
      ? `모델이 ‘${isolate(server)}’ 서버에 보낼 답변을 작성 중`
      : `‘${isolate(model)}’ 모델이 ‘${isolate(server)}’ 서버에 보낼 답변을 작성 중`,
  reviewing: ({ server }) => `‘${isolate(server)}’ 서버에 보낼 답변을 확인하세요`,
  failed: ({ server }) => `아직 ‘${isolate(server)}’ 서버에 보낼 답변이 없습니다`,
  ended: ({ server }) => `‘${isolate(server)}’ 서버의 요청이 종료되었습니다`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "이 앱의 모델" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(provider)}의 ${isolate(model)}`
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `${where}에서 실행합니다(${limit}). 답변은 바로 ‘${isolate(server)}’ 서버로 전송됩니다.`
      : `${where}에서 실행합니다(${limit}). 답변은 확인하신 뒤 ‘${isolate(server)}’ 서버로 전송됩니다.`;
  },
  generatingLead: "답변을 확인하기 전에는 아무것도 보내지 않습니다.",
  generatingLeadUnseen: "답변은 완성되는 즉시 서버로 전송됩니다.",
  responseLead: ({ model, by }) => {
    if (by === "person") return "직접 작성한 답변입니다. 아직 아무것도 보내지 않았습니다.";
    return model === undefined
      ? "모델이 작성한 답변입니다. 아직 아무것도 보내지 않았습니다."
      : `‘${isolate(model)}’ 모델이 작성한 답변입니다. 아직 아무것도 보내지 않았습니다.`;
  },
  bar: "대기 중인 모델 요청",
  asides: ({ count }) => `보류한 모델 요청 ${number(count)}개`,

  prompt: "프롬프트",
  systemPrompt: "시스템 프롬프트",
  systemPromptPlace: "시스템 프롬프트",
  addSystemPrompt: "시스템 프롬프트 추가",
  request: "요청 내용",
  settings: "설정",
  summary: ({ tokens, temperature, tools }) =>
    [
      `최대 ${number(tokens)}토큰`,
      ...(temperature === undefined ? [] : [`온도 ${decimal.format(temperature)}`]),
      ...(tools === 0 ? [] : [`도구 ${number(tools)}개`]),
    ].join(", "),
  model: "모델",
  modelAutomatic: ({ model }) => (model === undefined ? "자동" : `자동: ${isolate(model)}`),
  pickedByPerson: "이 요청에 사용하도록 직접 선택한 모델입니다.",
  pickedForServer: "이 서버의 모든 요청에 사용하도록 직접 선택한 모델입니다.",
  pickedByDefault: "기본 모델입니다.",
  pickedByApp: "어떤 모델이 답변할지 이 앱이 결정합니다.",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `서버가 제안한 이름(‘${isolate(hint)}’)과 일치하는 모델입니다.`
      : `서버가 제안한 이름(‘${isolate(hint)}’)과 일치하는 모델 ${number(among)}개 중 가장 적합한 모델입니다.`,
  pickedByPriorities: ({ by }) =>
    by === "person"
      ? "내 우선순위에 가장 잘 맞는 모델입니다."
      : "서버의 우선순위에 가장 잘 맞는 모델입니다.",
  pickedAsFirst: ({ among }) =>
    among === 1
      ? "이 앱에서 사용할 수 있는 유일한 모델입니다."
      : "선호하는 모델이 지정되지 않아 이 앱의 첫 번째 모델을 사용합니다.",

  changes: ({ count }) => `변경한 항목 ${number(count)}개`,
  undoAll: "모든 변경 실행 취소",
  redoAll: "모든 변경 다시 실행",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "모델" : `‘${isolate(model)}’ 모델`;
    return changed ? `변경한 내용으로 ${run} 실행` : `${run} 실행`;
  },
  deny: "거절",
  denyWithReason: "이유를 적고 거절",
  denyReason: "거절하는 이유(선택 사항)",
  denyHint: "이 앱에만 보관됩니다. 서버는 거절했다는 사실만 알게 됩니다.",
  denyFailsCall: "거절하면 전체 작업이 종료됩니다. 이 서버에는 달리 알릴 방법이 없습니다.",
  denySiblings: ({ count }) =>
    `이 작업의 다른 질문 ${number(count)}개도 함께 종료됩니다. 거기에 입력한 내용은 서버가 다시 질문할 때를 위해 보관됩니다.`,
  stop: "모델 중지",
  retry: ({ model }) =>
    model === undefined ? "다시 시도" : `‘${isolate(model)}’ 모델로 다시 시도`,
  write: "직접 작성",
  revise: "요청 변경",
  regenerate: "다시 생성",
  review: "이전 답변으로 돌아가기",
  send: ({ server, changed }) =>
    changed ? "변경한 답변 보내기" : `‘${isolate(server)}’ 서버로 보내기`,

  partial: "지금까지의 답변",
  progress: ({ words }) => `지금까지 단어 ${number(words)}개`,
  waiting: "모델이 아직 아무것도 작성하지 않았습니다.",
  response: "답변",
  modelFailed: "모델 또는 모델 연결에 문제가 생겼습니다.",
  modelTimedOut: "모델의 답변이 너무 오래 걸렸습니다.",
  modelInvalid: "모델이 돌려준 내용이 올바른 답변이 아닙니다.",
  modelStopped: "모델을 중지했습니다.",
  late: ({ count }) => `너무 늦게 도착한 답변 ${number(count)}개는 사용하지 않았습니다.`,

  refusedResponse: "답변을 보내지 않았습니다. 서버의 요청과 맞지 않습니다.",
  refusedEmpty: "답변을 보내지 않았습니다. 내용이 비어 있습니다.",
  refusedRequest: "모델에 요청하지 않았습니다. 이 요청은 이대로 사용할 수 없습니다.",
  refused: "완료하지 못했습니다. 아무것도 보내지 않았습니다.",

  errorSent: "답변을 받을 수 없다고 서버에 알렸습니다.",
  responseSoFar: "요청이 종료될 때의 답변",
};
