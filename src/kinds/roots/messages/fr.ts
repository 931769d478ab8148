import type { RootsCatalogue } from "./en.js";
import { rootIssues } from "./fr/rootIssues.js";
import { roots } from "./fr/roots.js";
import { rootsConsent } from "./fr/rootsConsent.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
