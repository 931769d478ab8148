import { address } from "./ar/address.js";
import { elicitation } from "./ar/elicitation.js";
import type { ElicitationCatalogue } from "./en.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
