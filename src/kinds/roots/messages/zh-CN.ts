import type { RootsCatalogue } from "./en.js";
import { rootIssues } from "./zh-CN/rootIssues.js";
import { roots } from "./zh-CN/roots.js";
import { rootsConsent } from "./zh-CN/rootsConsent.js";

export const rootsMessages: RootsCatalogue = { roots, rootsConsent, rootIssues };
