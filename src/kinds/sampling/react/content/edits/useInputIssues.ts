"use client";

import { useEffect, useState } from "react";
import type { Issue } from "../../../../../schema/issue.js";
import type { JsonObject } from "../../../../../wire/protocol/json.js";
import { loadInputValidator } from "../../../core/loadInputValidator.js";
import type { SamplingTool } from "../../../core/protocol/samplingRequest.js";

const none: readonly Issue[] = [];

/** The issues of a tool's input, as far as it was validated; the host validates again before anything is sent. */
export function useInputIssues(
  tool: SamplingTool | undefined,
  input: JsonObject,
): readonly Issue[] {
  const [issues, setIssues] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const tell = (found: readonly Issue[]) => isCurrent && setIssues(found);
    if (tool)
      loadInputValidator(tool).then(
        (validator) => tell(validator(input)),
        () => tell(none),
      );
    else tell(none);
    return () => {
      isCurrent = false;
    };
  }, [tool, input]);
  return issues;
}
