import type { ListedKind } from "../react/kind.js";
import { listedElicitation } from "./elicitation/react/listedElicitation.js";
import { listedRoots } from "./roots/react/listedRoots.js";
import { listedSampling } from "./sampling/react/listedSampling.js";
import { listedTools } from "./tool-approval/react/listedTools.js";

/** The protocol's kinds, as lists need them. */
export const listedKinds: readonly ListedKind[] = [
  listedElicitation,
  listedSampling,
  listedRoots,
  listedTools,
];
