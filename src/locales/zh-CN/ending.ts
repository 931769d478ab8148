import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "服务器已撤回请求。",
  disconnected: "与服务器的连接已断开。",
  reload: "页面已重新加载，发出请求的连接已不存在。",
  deadline: "回答时限已过。",
  callerEnded: "发出请求的操作已结束。",
  unattended: "长时间无人能看到此请求。",
  flood: "服务器一次发来的请求过多。",
  blocked: "您已屏蔽该服务器。",
  serverNotNamed: "此应用不接受该服务器的任何请求。",
  secretsRefused: "此应用拒绝索要机密信息的表单。",
  invalid: "服务器的请求无法回答。",
  failed: "未能加载回答所需的内容。",
  answered: "此请求已有回答。",
  answeredElsewhere: "此问题已在其他标签页或其他设备上回答。",
  notSentHere: "您在这里输入的内容未发送。",
  nothingSent: "未发送任何内容。",
  unknownSent: "无法确定是否已发送回答。",
  cancelSent: "已告知服务器：未作任何选择。",
  withdrawalMessage: ({ message }) => `服务器给出的原因：“${isolate(message)}”`,
};
