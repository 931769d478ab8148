"use client";

import { type ReactNode, useEffect, useState } from "react";
import { issueSentence } from "../../../../form/parts/words/issueText.js";
import type { Issue } from "../../../../schema/issue.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../../../ui/useLocale.js";
import { useMessages } from "../../../../ui/useMessages.js";
import type { JsonObject } from "../../../../wire/protocol/json.js";
import type { SamplingTool } from "../../core/protocol/samplingRequest.js";
import { type SamplingIssue, validateInput } from "../../core/response/findResponseIssues.js";
import { useBlockMessages, useContentMessages } from "../useSamplingMessages.js";

const mostIssues = 10;

/** The props of `ResponseIssues`. */
export interface ResponseIssuesProps {
  /** The issues; paths begin at the content of the response. */
  readonly issues: readonly SamplingIssue[];
}

/** The issues that keep a response from being sent. Renders a `<div>` element with the role `alert`. */
export function ResponseIssues({ issues }: ResponseIssuesProps): ReactNode {
  const words = useBlockMessages();
  const { responsePart } = useContentMessages();
  const visible = useVisibleText();
  const sentenceOf = useIssueSentence();
  const textOf = ({ code, params, path }: SamplingIssue) => {
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
        const [block, , ...names] = path;
        const part = typeof block === "number" ? [responsePart({ part: block + 1 })] : [];
        return sentenceOf({ code, params }, [
          ...part,
          ...names.map((name) => visible(String(name))),
        ]);
      }
    }
  };
  return (
    <div role="alert" className="mcp-form-summary">
      <p className="mcp-form-summary-title">{words.issues({ count: issues.length })}</p>
      <ul className="mcp-form-summary-list">
        {[...new Set(issues.slice(0, mostIssues).map(textOf))].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** The props of `InputIssues`. */
export interface InputIssuesProps {
  readonly tool: SamplingTool | undefined;
  readonly input: JsonObject;
}

const none: readonly Issue[] = [];

/** The issues of a tool's input by the tool's own schema; the host validates again before it sends. Renders a `<ul>` element, or nothing. */
export function InputIssues({ tool, input }: InputIssuesProps): ReactNode {
  const [issues, setIssues] = useState(none);
  const visible = useVisibleText();
  const sentenceOf = useIssueSentence();
  useEffect(() => {
    let isCurrent = true;
    const tell = (found: readonly Issue[]) => {
      if (isCurrent) setIssues(found);
    };
    const validated = tool ? validateInput(tool, input) : Promise.resolve(none);
    validated.then(tell, () => tell(none));
    return () => {
      isCurrent = false;
    };
  }, [tool, input]);
  if (issues.length === 0) return null;
  const sentences = issues.slice(0, mostIssues).map((issue) =>
    sentenceOf(
      issue,
      issue.path.map((name) => visible(String(name))),
    ),
  );
  return (
    <ul role="status" className="mcp-form-error mcp-message-issues">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function useIssueSentence(): (
  issue: Parameters<typeof issueSentence>[2],
  names: readonly string[],
) => string {
  const { issues } = useMessages();
  const locale = useLocale();
  return (issue, names) => {
    const sentence = issueSentence(issues, locale, issue);
    return names.length === 0 ? sentence : issues.at({ place: names.join(" › "), issue: sentence });
  };
}
