"use client";

import { useEffect, useState } from "react";
import type { JsonObject } from "../../protocol/json.js";
import type { SamplingTool } from "../../protocol/samplingRequest.js";
import { loadInputJudge } from "../../sampling/loadInputJudge.js";
import type { Issue } from "../../schema/issue.js";

const none: readonly Issue[] = [];

/** What is wrong with what a tool is given, as far as it was judged; the host judges again before anything is sent. */
export function useInputIssues(
  tool: SamplingTool | undefined,
  input: JsonObject,
): readonly Issue[] {
  const [issues, setIssues] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    const tell = (found: readonly Issue[]) => isCurrent && setIssues(found);
    if (tool)
      loadInputJudge(tool).then(
        (judge) => tell(judge(input)),
        () => tell(none),
      );
    else tell(none);
    return () => {
      isCurrent = false;
    };
  }, [tool, input]);
  return issues;
}
