"use client";

import { issueSentence } from "../../../../../form/parts/words/issueText.js";
import { useVisibleText } from "../../../../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../../../../ui/useLocale.js";
import { useMessages } from "../../../../../ui/useMessages.js";
import type { SamplingIssue } from "../../../core/findResponseIssues.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";
import { useSamplingContentMessages } from "../useSamplingContentMessages.js";

/** Returns a function that says in plain words what is wrong with a response, and where. */
export function useSamplingIssueText(): (issue: SamplingIssue) => string {
  const { issues } = useMessages();
  const content = useSamplingContentMessages();
  const words = useSamplingBlockMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  return (issue) => {
    const { code, params, path } = issue;
    const said = (key: "name" | "id") =>
      visible(typeof params[key] === "string" ? params[key] : "");
    switch (code) {
      case "one-block":
        return words.oneBlock;
      case "tool-required":
        return words.toolRequired;
      case "unknown-tool":
        return words.unknownTool({ name: said("name") });
      case "tool-forbidden":
        return words.toolForbidden({ name: said("name") });
      case "repeated-id":
        return words.repeatedId({ id: said("id") });
      default: {
        const sentence = issueSentence(issues, locale, { code, params });
        const [block, ...inner] = path;
        const part = typeof block === "number" ? block + 1 : undefined;
        // Within the block of a tool's use, only what the tool is given can be wrong like this.
        const names = inner.slice(1).map((name) => visible(String(name)));
        const place = [...(part === undefined ? [] : [content.responsePart({ part })]), ...names];
        return place.length === 0
          ? sentence
          : issues.at({ place: place.join(" › "), issue: sentence });
      }
    }
  };
}
