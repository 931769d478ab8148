import type { Issue } from "../../../schema/issue.js";
import type { SamplingTool } from "./protocol/samplingRequest.js";

/** Explains what is wrong with what a tool is given. */
export type InputValidator = (input: unknown) => readonly Issue[];

const validators = new WeakMap<SamplingTool, Promise<InputValidator>>();

/** Loads what validates the input of a tool by its schema; once for each tool. */
export function loadInputValidator(tool: SamplingTool): Promise<InputValidator> {
  const known = validators.get(tool);
  if (known) return known;
  const validator = import("../../../schema/validators.js")
    .then(({ createJsonValidator }) => createJsonValidator(tool.inputSchema))
    .then(({ check }) => check);
  validators.set(tool, validator);
  validator.catch(() => validators.delete(tool));
  return validator;
}
