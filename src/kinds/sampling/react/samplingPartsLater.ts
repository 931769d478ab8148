// What sampling loads after the first look at a request: its later stages, what is not text, what text is edited in, settings,
// and what an earlier page left.

export { readEdits } from "../core/edit/readEdits.js";
export { textsOfRequest } from "../core/textsOfRequest.js";
export { IssueList } from "./content/blocks/IssueList.js";
export { OtherBlock } from "./content/blocks/OtherBlock.js";
export { TextEditor } from "./content/TextEditor.js";
export { inspectForHost } from "./inspectForHost.js";
export { SettingFields } from "./parts/SettingFields.js";
export { MarkedText } from "./redaction/MarkedText.js";
export { RedactionRow } from "./redaction/RedactionRow.js";
export { LaterActions } from "./stages/LaterActions.js";
export { LaterStage } from "./stages/LaterStage.js";
