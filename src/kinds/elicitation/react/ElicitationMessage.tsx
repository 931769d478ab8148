"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../../ui/Button.js";
import { beginningOf } from "../../../ui/beginningOf.js";
import { cx } from "../../../ui/cx.js";
import { LazyLongText } from "../../../ui/long-text/LazyLongText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";
import { useElicitationContext } from "./ElicitationContext.js";

const longest = 2_000;

/** More of it is a text, and no title. */
const longestTitle = 160;

/** The props of `Elicitation.Message`. */
export type ElicitationMessageProps = Omit<ComponentProps<"div">, "children">;

/** Shows why the server asks, in its own words; a very long text is folded. States that there is no reason where the server gave none. Renders a `<div>` element. */
export function ElicitationMessage({ className, ...props }: ElicitationMessageProps): ReactNode {
  const { form, settled } = useMessages();
  const { elicitation, domId } = useElicitationContext();
  const [isOpen, setOpen] = useState(false);
  const { message } = elicitation.request;
  const server = useServerName(elicitation.session);
  if (message === "")
    return (
      <div {...props} className={cx("mcp-form-hint", className)}>
        {settled.noReason({ server })}
      </div>
    );
  const isLong = message.length > longest;
  const isTitle = message.length <= longestTitle;
  return (
    <div
      // Tells cards of one server apart by name.
      id={isTitle ? `${domId}-question` : undefined}
      {...props}
      className={cx("mcp-elicitation-message", className)}
      data-short={isTitle ? "" : undefined}
    >
      <LazyLongText
        id={`${domId}-message`}
        text={message}
        excerpt={isLong ? `${beginningOf(message, longest)}…` : message}
        isOpen={isOpen}
      />
      {isLong && (
        <Button weight="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? form.less : form.more}
        </Button>
      )}
    </div>
  );
}
