import type { ElicitationCatalogue } from "./en.js";
import { address } from "./zh-TW/address.js";
import { elicitation } from "./zh-TW/elicitation.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
