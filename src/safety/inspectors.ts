// What inspects texts and fields, loaded with the first that has to be inspected: what secrets are called in seventeen languages
// weighs more than the rest of it together.

export { createInspector } from "./createInspector.js";
export { inspectFieldSlices, inspectFields } from "./fields/inspectFields.js";
export { namesSecret } from "./fields/namesSecret.js";
export { redactContent, redactCredentials } from "./secrets/redactCredentials.js";
export { inspectText, inspectTextSlices } from "./text/inspectText.js";
export { revealHidden } from "./text/revealHidden.js";
