import type { ReactNode } from "react";
import { ServerText } from "../../../ui/ServerText.js";

/** The props of `OptionText`. */
export interface OptionTextProps {
  readonly id: string;
  /** The label of the option. */
  readonly label: string;
  /** Whether the server wrote the label. @default true */
  readonly isOurs?: boolean;
  /** The server's description of it. */
  readonly description?: string | undefined;
}

/** The label and description beside a radio button or checkbox. Renders a `<span>` element. */
export function OptionText({ id, label, isOurs, description }: OptionTextProps): ReactNode {
  return (
    <span className="mcp-form-option-text">
      {isOurs ? (
        <span id={id} className="mcp-form-option-label">
          {label}
        </span>
      ) : (
        <ServerText id={id} className="mcp-form-option-label">
          {label}
        </ServerText>
      )}
      {description !== undefined && (
        <ServerText id={`${id}-more`} className="mcp-form-option-description">
          {description}
        </ServerText>
      )}
    </span>
  );
}
