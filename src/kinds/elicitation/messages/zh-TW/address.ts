import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "網站",
  address: "完整網址",
  unchecked: "無法檢查這個網址，因此不能開啟。",
  open: "開啟網頁",
  openDangerous: "仍要開啟…",
  openAnyway: "仍要開啟",
  blocked: "瀏覽器阻擋了這個網頁。",
  openByHand: "從這裡開啟",
  copy: "複製網址",
  copied: "已複製網址。",
  openAgain: "再次開啟",
  done: "我已在網頁上完成",
  waiting: "網頁已在瀏覽器中開啟。在網頁上完成後，請回到這裡。",
  complete: "網頁上的步驟已完成。",
};
