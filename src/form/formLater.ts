// What a form loads later than itself: the review, what was sent, and findings in plain words.

export { Findings } from "../ui/findings/Findings.js";
export { FindingText } from "../ui/findings/FindingText.js";
export { ReviewStep } from "./review/ReviewStep.js";
export { SentBar } from "./sent/SentBar.js";
