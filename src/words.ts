export { type DescribeIssueOptions, describeIssue } from "./words/describeIssue.js";
export { listSentences, type SentenceList, type SentenceSyntax } from "./words/listSentences.js";
export { messagesFrom } from "./words/messagesFrom.js";
export {
  type FormatjsLike,
  fromFormatjs,
  fromI18next,
  type I18nextT,
  type SentenceValue,
  type SentenceValues,
  type Translate,
} from "./words/translate.js";
