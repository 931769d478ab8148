import type { ElicitationCatalogue } from "./en.js";
import { address } from "./fr/address.js";
import { elicitation } from "./fr/elicitation.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
