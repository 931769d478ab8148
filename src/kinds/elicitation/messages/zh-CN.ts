import type { ElicitationCatalogue } from "./en.js";
import { address } from "./zh-CN/address.js";
import { elicitation } from "./zh-CN/elicitation.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
