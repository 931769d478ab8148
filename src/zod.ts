export type {
  ContentShape,
  Named,
  PlainValue,
  RequiredNames,
  SchemaValue,
  UnknownShape,
  ValueOfType,
} from "./zod/contentShape.js";
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
