"use client";

import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { createFindKnown } from "../../../../safety/redaction/findKnown.js";
import { Button } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useGrowing } from "../../../../ui/useGrowing.js";
import { noRedaction } from "../../core/redact/samplingRedaction.js";
import { textsWithin } from "../../core/redact/textsWithin.js";
import type { RequestReview, ResponseReview } from "../approval/samplingApproval.js";
import type { MarkedValues } from "../content/MarkedText.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRedactionMessages } from "../useSamplingMessages.js";

/** The number of values rendered at once; the rest follow a moment later. */
const atOnce = 60;
const longest = 120;

/**
 * Lists what looks private in the text under review, and lets the user mask it or send it as it is. In a host that does
 * not redact, it warns that nothing is masked. Renders a `<section>` element, or nothing if nothing looks private.
 */
export function SamplingReviewRedaction(
  props: Omit<ComponentProps<"section">, "children">,
): ReactNode {
  const { sampling } = useSamplingContext();
  if (sampling.stage !== "request-review" && sampling.stage !== "response-review") return null;
  return sampling.redact ? (
    <Masks {...props} sampling={sampling} />
  ) : (
    <UnmaskedNotice {...props} sampling={sampling} />
  );
}

interface ReviewProps extends Omit<ComponentProps<"section">, "children"> {
  readonly sampling: RequestReview | ResponseReview;
}

function Masks({ sampling, ...props }: ReviewProps): ReactNode {
  const words = useRedactionMessages();
  const [isChoosing, setChoosing] = useState(false);
  const heading = useId();
  const { values, kept } = usePresentValues(sampling);
  const { unread } = sampling.question.detail.redaction ?? noRedaction;
  const isUnread = sampling.stage === "request-review" && unread.length > 0;
  if (values.length === 0 && !isUnread) return null;
  const keep = (placeholders: readonly string[]) => void sampling.redact?.({ keep: placeholders });
  const keptHere = values.filter(({ placeholder }) => kept.has(placeholder)).length;
  const state = () => {
    if (keptHere === 0) return words.allMasked;
    return keptHere === values.length ? words.allKept : words.someKept({ count: keptHere });
  };
  const labelled = values.length > 0 ? { role: "group", "aria-labelledby": heading } : {};
  return (
    <section {...mergeProps({ ...labelled, className: "mcp-redactions" }, props)}>
      {values.length > 0 && (
        <>
          <p id={heading} className="mcp-sampling-heading">
            {words.found({ count: values.length })}
          </p>
          <p role="status" className="mcp-step-hint">
            {state()}
          </p>
          <div className="mcp-redactions-actions">
            <Button weight="quiet" onClick={() => keep([])}>
              {words.maskAll}
            </Button>
            <Button weight="quiet" onClick={() => keep(values.map((value) => value.placeholder))}>
              {words.keepAll}
            </Button>
            <Button
              weight="quiet"
              aria-expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              {words.choose}
            </Button>
          </div>
          {isChoosing && <Choice values={values} kept={kept} onKeptChange={keep} />}
        </>
      )}
      {isUnread && <p className="mcp-step-hint">{words.unread}</p>}
    </section>
  );
}

function Choice({
  values,
  kept,
  onKeptChange,
}: MarkedValues & { readonly onKeptChange: (kept: readonly string[]) => void }): ReactNode {
  const words = useRedactionMessages();
  const id = useId();
  const count = useGrowing(values.length, atOnce);
  return (
    <fieldset className="mcp-redactions-choice">
      <legend className="mcp-step-hint">{words.maskThese}</legend>
      {values.slice(0, count).map(({ placeholder, written: [first = ""] }) => (
        <div key={placeholder} className="mcp-sampling-switch">
          <input
            id={`${id}-${placeholder}`}
            type="checkbox"
            className="mcp-form-checkbox"
            checked={!kept.has(placeholder)}
            onChange={({ currentTarget: { checked } }) => {
              const others = [...kept].filter((other) => other !== placeholder);
              onKeptChange(checked ? others : [...others, placeholder]);
            }}
          />
          <label className="mcp-sampling-switch-label" htmlFor={`${id}-${placeholder}`}>
            <ServerText>
              {first.length > longest ? `${first.slice(0, longest)}…` : first}
            </ServerText>{" "}
            <bdi>{placeholder}</bdi>
          </label>
        </div>
      ))}
    </fieldset>
  );
}

/** Returns the private values in the request, or in the response if that is under review. */
function usePresentValues({ question, response, stage }: ReviewProps["sampling"]): MarkedValues {
  const { values, keptForModel, keptForServer } = question.detail.redaction ?? noRedaction;
  const content = stage === "response-review" ? response?.content : undefined;
  return useMemo(() => {
    if (!content) return { values, kept: new Set(keptForModel) };
    const find = createFindKnown(values);
    const present = new Set(
      textsWithin(content).flatMap(({ text }) => find(text).map(({ value }) => value)),
    );
    return { values: values.filter((value) => present.has(value)), kept: new Set(keptForServer) };
  }, [content, values, keptForModel, keptForServer]);
}

function UnmaskedNotice({ sampling, ...props }: ReviewProps): ReactNode {
  const words = useRedactionMessages();
  const { detail, request } = sampling.question;
  const isResponse = sampling.stage === "response-review";
  const count = usePrivateCount(isResponse ? detail.response?.result.content : request);
  if (count === 0) return null;
  return (
    <section {...mergeProps({ className: "mcp-notice", "data-tone": "warning" }, props)}>
      <p className="mcp-sampling-heading">{words.found({ count })}</p>
      <p role="status" className="mcp-notice-text">
        {words.notMasked}
      </p>
    </section>
  );
}

/** Returns how many values look private; 0 until the inspector has loaded. */
function usePrivateCount(value: unknown): number {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly count: number }>();
  useEffect(() => {
    let isCurrent = true;
    const inspect = async () => {
      const { createRedactor } = await import("../../core/redact/createRedactor.js");
      const { values } = await createRedactor({}).inspect(value, noRedaction);
      if (isCurrent) setKnown({ of: value, count: values.length });
    };
    // `SamplingReview.Notice` says that an inspector could not load.
    inspect().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return known?.of === value ? (known?.count ?? 0) : 0;
}
