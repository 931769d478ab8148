"use client";

import { type ReactNode, useState } from "react";
import { SecretToggle } from "../../../../form/controls/text/SecretToggle.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { TextValue } from "./TextValue.js";

/** The props of `SecretValue`. */
export interface SecretValueProps {
  readonly text: string;
  /** The id of the label. */
  readonly labelledBy: string;
}

/** A credential: hidden until the user opens it. Renders a `<div>` element. */
export function SecretValue({ text, labelledBy }: SecretValueProps): ReactNode {
  const { form } = useMessages();
  const [isShown, setShown] = useState(false);
  return (
    <div className="mcp-tool-text">
      {isShown ? <TextValue text={text} isCode /> : form.hidden}
      <SecretToggle shown={isShown} onShownChange={setShown} labelledBy={labelledBy} />
    </div>
  );
}
