import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "웹사이트",
  address: "전체 주소",
  unchecked: "주소를 확인할 수 없어 열 수 없습니다.",
  open: "페이지 열기",
  openDangerous: "그래도 열기…",
  openAnyway: "그래도 열기",
  blocked: "브라우저가 페이지를 차단했습니다.",
  openByHand: "여기에서 열기",
  copy: "주소 복사",
  copied: "주소를 복사했습니다.",
  openAgain: "다시 열기",
  done: "페이지에서 완료함",
  waiting: "브라우저에서 페이지를 열었습니다. 페이지에서 할 일을 마친 후 여기로 돌아오세요.",
  complete: "페이지에서 할 일을 모두 마쳤습니다.",
};
