// What the elicitation kind loads with the first question: most hosts are asked long after they have begun.

export { keepableDraft } from "../../../form/model/keepableDraft.js";
export { refuseSecrets } from "../../../form/model/refuseSecrets.js";
export {
  readFormAhead,
  refuseByPolicy,
  refuseContent,
  refuseUnconfirmed,
  storeBlockingProblems,
} from "./formAnswers.js";
export { inspectVisit } from "./inspectVisit.js";
export { askToVisit, complete, completeById, consent, visitRequired } from "./urlMode.js";
export { withholdCredentials } from "./withholdCredentials.js";
export { withholdFromContent } from "./withholdFromContent.js";
