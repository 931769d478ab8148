import { address } from "./de/address.js";
import { elicitation } from "./de/elicitation.js";
import type { ElicitationCatalogue } from "./en.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
