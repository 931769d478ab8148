import type { ListedKind } from "../react/kind.js";
import { listedElicitation } from "./elicitation/react/listedElicitation.js";
import { listedRoots } from "./roots/react/listedRoots.js";
import { listedSampling } from "./sampling/react/listedSampling.js";

/** What lists know of the protocol's kinds. */
export const listedKinds: readonly ListedKind[] = [listedElicitation, listedSampling, listedRoots];
