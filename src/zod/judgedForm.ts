import * as z from "zod";
import { type Judging, judgeBy } from "./judgedTypes.js";

/** A form's judge, and what it is for. */
export interface FormJudging extends Judging {
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly catchall: z.ZodType;
}

type FormDefinition = z.ZodObject["_zod"]["def"] & {
  readonly judging: FormJudging;
  /** Keeps `z.compile` from replacing how the form parses; nothing is coerced. */
  readonly coerce: true;
};

const ordinary: z.core.$constructor<z.ZodObject> = z.ZodObject;

/**
 * A Zod object that is judged as a whole, with the rules that concern several fields. An object made from it with other
 * fields (`pick`, `extend`, `partial`, `strict`) is judged field by field, each as before.
 */
export const JudgedForm: z.core.$constructor<z.ZodObject, FormDefinition> = z.core.$constructor(
  "JudgedForm",
  (type, definition) => {
    ordinary.init(type, definition);
    if (isFor(definition)) judgeBy(type, definition.judging);
  },
);

function isFor({ shape, catchall, judging }: FormDefinition): boolean {
  const names = Object.keys(shape);
  return (
    catchall === judging.catchall &&
    names.length === Object.keys(judging.shape).length &&
    names.every((name) => shape[name] === judging.shape[name])
  );
}
