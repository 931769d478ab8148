import type { ElicitationCatalogue } from "./en.js";
import { address } from "./ko/address.js";
import { elicitation } from "./ko/elicitation.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
