import type { RootsCatalogue } from "./en.js";
import { rootIssues } from "./pt-BR/rootIssues.js";
import { roots } from "./pt-BR/roots.js";
import { rootsConsent } from "./pt-BR/rootsConsent.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
