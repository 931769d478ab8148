import type { RootsCatalogue } from "./en.js";
import { rootIssues } from "./es/rootIssues.js";
import { roots } from "./es/roots.js";
import { rootsConsent } from "./es/rootsConsent.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
