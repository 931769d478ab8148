import type { ElicitationCatalogue } from "./en.js";
import { address } from "./pt-BR/address.js";
import { elicitation } from "./pt-BR/elicitation.js";

export const elicitationMessages: ElicitationCatalogue = { elicitation, address };
