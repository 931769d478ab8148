import type { ElicitationCatalogue } from "./en.js";
import { address } from "./es/address.js";
import { elicitation } from "./es/elicitation.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
