export type { DeliveredQuestion, Delivery } from "../delivery.js";
export type {
  OpenSessionOptions as OpenOptions,
  ReceiveOptions,
  SendNotification,
  ServerClaims as Claims,
  SessionRecord as Record,
} from "../session.js";
