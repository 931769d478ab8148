export type { AttachClientOptions as AttachOptions, MissingHandler } from "./attachClient.js";
export type { TransportLike } from "./mcpClientLike.js";
export { type TappableTransport, type TransportHooks, wrapTransport } from "./wrapTransport.js";
