import type { RootsCatalogue } from "./en.js";
import { rootIssues } from "./ja/rootIssues.js";
import { roots } from "./ja/roots.js";
import { rootsConsent } from "./ja/rootsConsent.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
