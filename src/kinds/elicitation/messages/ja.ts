import type { ElicitationCatalogue } from "./en.js";
import { address } from "./ja/address.js";
import { elicitation } from "./ja/elicitation.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
