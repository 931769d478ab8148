import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "伺服器已撤回提問。",
  disconnected: "與伺服器的連線已中斷。",
  reload: "頁面已重新載入，原本提問的連線已不存在。",
  deadline: "回答時間已過。",
  callerEnded: "提問的操作已結束。",
  unattended: "這個提問太久沒有人能看到。",
  flood: "伺服器一次提出太多問題。",
  blocked: "您已封鎖這個伺服器。",
  serverNotNamed: "這個應用程式不接受這個伺服器的任何請求。",
  secretsRefused: "這個應用程式拒絕索取機密資訊的表單。",
  invalid: "伺服器要求的內容無法回答。",
  failed: "無法載入回答所需的內容。",
  answered: "這個提問已有回答。",
  answeredElsewhere: "此問題已在其他分頁或其他裝置上回答。",
  notSentHere: "您在這裡輸入的內容未傳送。",
  nothingSent: "沒有傳送任何內容。",
  unknownSent: "無法確定是否已傳送回覆。",
  cancelSent: "已告知伺服器您未做選擇。",
  withdrawalMessage: ({ message }) => `伺服器給出的原因：「${isolate(message)}」`,
};
