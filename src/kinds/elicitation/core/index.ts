export type { FormProblem } from "../../../form/model/readElicitationForm.js";
export type {
  ElicitFormRequest as FormRequest,
  ElicitRequest as Request,
  ElicitUrlRequest as UrlRequest,
} from "../../../wire/protocol/elicitRequest.js";
export type {
  ElicitAnswer as Answer,
  ElicitResult as Result,
} from "../../../wire/protocol/elicitResult.js";
export type { ElicitationOptions as Options } from "./elicitation.js";
export {
  type ElicitationQuestion as Question,
  isElicitation as isQuestion,
  type Unanswerable,
  type Visit,
} from "./elicitationQuestion.js";
