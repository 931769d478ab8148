"use client";

import { type ComponentProps, type ReactNode, useCallback, useId, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { EditableText } from "../content/EditableText.js";
import { RedactionMarks } from "../content/MarkedText.js";
import { type EditMessages, SamplingMessages } from "../content/SamplingMessages.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/**
 * The exact system prompt and messages for the model. The user can edit them while reviewing the request. Renders a
 * `<div>` element.
 */
export function SamplingReviewPrompt({
  className,
  ...props
}: Omit<ComponentProps<"div">, "children">): ReactNode {
  const words = useSamplingMessages();
  const { sampling, resets } = useSamplingContext();
  const { prompt, question } = sampling;
  const edit = sampling.stage === "request-review" ? sampling.edit : undefined;
  const [isAdding, setAdding] = useState(false);
  const asked = question.request.systemPrompt;
  const { systemPrompt } = prompt;
  const isNew = asked === undefined && systemPrompt === undefined;
  const change = (text: string) => {
    edit?.({ systemPrompt: text === "" && asked === undefined ? undefined : text });
    return undefined;
  };
  const onEdit = useCallback<EditMessages>(
    (next) => edit?.(({ messages }) => ({ messages: next(messages) })),
    [edit],
  );
  return (
    <RedactionMarks to="model">
      <div {...props} className={cx("mcp-sampling-prompt", className)}>
        {isNew && !isAdding ? (
          edit && (
            <Button weight="quiet" className="mcp-sampling-add" onClick={() => setAdding(true)}>
              {words.addSystemPrompt}
            </Button>
          )
        ) : (
          <Section heading={words.systemPrompt}>
            <EditableText
              key={resets}
              place={words.systemPromptPlace}
              text={systemPrompt ?? ""}
              isOpen={isNew}
              onTextChange={edit && change}
            />
          </Section>
        )}
        <Section heading={words.prompt}>
          <SamplingMessages
            key={resets}
            messages={prompt.messages}
            tools={question.request.tools}
            onEdit={edit && onEdit}
          />
        </Section>
      </div>
    </RedactionMarks>
  );
}

/** A group with a heading. */
export function Section({
  heading,
  children,
  ...props
}: ComponentProps<"section"> & { readonly heading: string }): ReactNode {
  const id = useId();
  const own = { "aria-labelledby": id, className: "mcp-sampling-section" };
  return (
    <section role="group" {...mergeProps(own, props)}>
      <p id={id} className="mcp-sampling-heading">
        {heading}
      </p>
      {children}
    </section>
  );
}
