import type { RootsCatalogue } from "./en.js";
import { rootIssues } from "./ko/rootIssues.js";
import { roots } from "./ko/roots.js";
import { rootsConsent } from "./ko/rootsConsent.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
