import type { Issue } from "../../../schema/issue.js";
import type { SamplingTool } from "./protocol/samplingRequest.js";

/** Explains what is wrong with what a tool is given. */
export type InputJudge = (input: unknown) => readonly Issue[];

const judges = new WeakMap<SamplingTool, Promise<InputJudge>>();

/** Loads what judges the input of a tool by its schema; once for each tool. */
export function loadInputJudge(tool: SamplingTool): Promise<InputJudge> {
  const known = judges.get(tool);
  if (known) return known;
  const judge = import("../../../schema/validators.js")
    .then(({ createJsonValidator }) => createJsonValidator(tool.inputSchema))
    .then(({ check }) => check);
  judges.set(tool, judge);
  judge.catch(() => judges.delete(tool));
  return judge;
}
