// The inspection of texts and fields, which loads with the first form. The names of secrets in other languages than English
// load with the first form that may have some.

export { createInspector } from "./createInspector.js";
export { inspectFieldSlices } from "./fields/inspectFields.js";
export { namesSecret } from "./fields/namesSecret.js";
export { loadAllWords, loadWords } from "./secrets/words/loadWords.js";
export { loadedWords, wantWords } from "./secrets/words/moreWords.js";
export { inspectText, inspectTextSlices } from "./text/inspectText.js";
export { revealHidden } from "./text/revealHidden.js";
