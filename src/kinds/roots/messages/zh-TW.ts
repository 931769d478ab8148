import type { RootsCatalogue } from "./en.js";
import { rootIssues } from "./zh-TW/rootIssues.js";
import { roots } from "./zh-TW/roots.js";
import { rootsConsent } from "./zh-TW/rootsConsent.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
