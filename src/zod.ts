export type {
  AnswerShape,
  AnswerValue,
  Named,
  PlainAnswer,
  RequiredNames,
  UnknownShape,
  ValueOfType,
} from "./zod/answerShape.js";
export { fromZod } from "./zod/fromZod.js";
export type {
  BooleanProperty,
  ChoiceProperty,
  ChoicesProperty,
  Chosen,
  FormProperty,
  NumberProperty,
  RequestedSchema,
  TextFormat,
  TextProperty,
  TitledOption,
  Worded,
} from "./zod/requestedSchema.js";
export { toZod } from "./zod/toZod.js";
