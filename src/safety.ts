export {
  createInspector,
  type Inspector,
  type InspectorOptions,
} from "./safety/createInspector.js";
export { inspectFields } from "./safety/fields/inspectFieldsNow.js";
export { loadFieldInspector } from "./safety/fields/loadFieldInspector.js";
export type { Finding, FindingCode, Severity } from "./safety/finding.js";
export { redactCredentials, redaction, redactTexts } from "./safety/secrets/redactCredentials.js";
export type { SecretCode, SecretKind } from "./safety/secrets/secretKind.js";
export type { HiddenCode } from "./safety/text/hiddenSpan.js";
export { inspectText } from "./safety/text/inspectText.js";
export { type HiddenCharacters, revealHidden, type TextRun } from "./safety/text/revealHidden.js";
export {
  inspectUrl,
  type UrlContext,
  type UrlHost,
  type UrlInspection,
  type UrlParts,
} from "./safety/url/inspectUrl.js";
export type { UrlCode } from "./safety/url/urlCode.js";
