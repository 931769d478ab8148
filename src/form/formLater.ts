// What a form loads later than itself: the review, what was sent, and findings in plain words.

export { Findings } from "../ui/findings/Findings.js";
export { FindingText } from "../ui/findings/FindingText.js";
export { ReviewStep } from "./review/ReviewStep.js";
export { AnswerParts } from "./sent/AnswerParts.js";
export { SentBar } from "./sent/SentBar.js";
export { sumUp } from "./sent/sentParts.js";
