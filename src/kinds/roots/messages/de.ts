import { rootIssues } from "./de/rootIssues.js";
import { roots } from "./de/roots.js";
import { rootsConsent } from "./de/rootsConsent.js";
import type { RootsCatalogue } from "./en.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
