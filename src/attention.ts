export type { AttentionBurst, AttentionOptions } from "./attention/drawAttention.js";
export type { HostAttentionProps } from "./attention/HostAttention.js";
export { HostAttention } from "./attention/HostAttention.js";
export type { AttentionPermission } from "./attention/permission.js";
export type { QuietHours } from "./attention/quietHours.js";
export type { UseAttentionOptions, UseAttentionResult } from "./attention/useAttention.js";
export { useAttention } from "./attention/useAttention.js";
