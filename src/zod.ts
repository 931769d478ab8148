export type { AnswerShape, AnswerValue, PlainAnswer } from "./zod/answerShape.js";
export { fromZod } from "./zod/fromZod.js";
export type {
  BooleanProperty,
  ChoiceProperty,
  ChoicesProperty,
  FormProperty,
  NumberProperty,
  RequestedSchema,
  TextFormat,
  TextProperty,
  TitledOption,
} from "./zod/requestedSchema.js";
export { toZod } from "./zod/toZod.js";
