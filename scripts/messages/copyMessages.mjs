// @ts-check
// Copies the messages as JSON to dist, for translators, i18next and FormatJS.
import { copyFileSync } from "node:fs";
import { languages } from "./compileMessages.mjs";

for (const tag of languages()) copyFileSync(`src/locales/${tag}.json`, `dist/locales/${tag}.json`);
