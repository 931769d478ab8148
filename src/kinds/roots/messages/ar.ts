import { rootIssues } from "./ar/rootIssues.js";
import { roots } from "./ar/roots.js";
import { rootsConsent } from "./ar/rootsConsent.js";
import type { RootsCatalogue } from "./en.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
