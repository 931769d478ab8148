export type { NatsConnection } from "./stores/nats/deskStream.js";
export type { NatsDeskOptions } from "./stores/nats/natsDesk.js";
export { natsDesk } from "./stores/nats/natsDesk.js";
