"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../../ui/Button.js";
import { cx } from "../../../ui/cx.js";
import { LazyLongText } from "../../../ui/long-text/LazyLongText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { excerptOf } from "../words/excerptOf.js";
import { isLabelClipped } from "../words/fieldLabel.js";
import { useFieldContext } from "./FieldContext.js";

/** The props of `ElicitationForm.Description`. */
export type ElicitationFormDescriptionProps = Omit<ComponentProps<"div">, "children">;

/** The server's description of a field; a long text is folded. Renders a `<div>` element, or nothing. */
export function ElicitationFormDescription({
  className,
  ...props
}: ElicitationFormDescriptionProps): ReactNode {
  const { form } = useMessages();
  const { field, ids } = useFieldContext();
  const [isOpen, setOpen] = useState(false);
  const title = isLabelClipped(field) ? (field.title ?? "") : "";
  const text = [title, field.description ?? ""].filter(Boolean).join("\n");
  if (text === "") return null;
  const excerpt = excerptOf(text);
  return (
    <div {...props} className={cx("mcp-form-description", className)}>
      <LazyLongText id={ids.description} text={text} excerpt={excerpt} isOpen={isOpen} />
      {excerpt !== text && (
        <Button
          weight="quiet"
          className="mcp-form-more"
          aria-expanded={isOpen}
          aria-describedby={ids.label}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? form.less : form.more}
        </Button>
      )}
    </div>
  );
}
