export { type Contention, measureClaims } from "./measureClaims.ts";
export { measureCluster } from "./measureCluster.ts";
export { measurePage } from "./measurePage.ts";
export { measureWaiting } from "./measureWaiting.ts";
