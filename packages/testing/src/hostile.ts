export { type HostileName, type HostileTextName, hostile } from "./hostile/hostile.js";
export type { HostileText, HostileTexts } from "./hostile/hostileTexts.js";
export type { Lures } from "./hostile/lures.js";
export type { HostilePlace, HostileRequest } from "./hostile/requests.js";
