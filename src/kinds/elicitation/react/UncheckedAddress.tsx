"use client";

import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.js";
import { ServerText } from "../../../ui/ServerText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** The props of `UncheckedAddress`. */
export interface UncheckedAddressProps {
  /** Loads once more what examines addresses. */
  readonly onRetry: () => void;
}

/** Stands for an address while what examines it cannot be loaded: as the server wrote it, and not to be opened. Renders a `<div>` element. */
export function UncheckedAddress({ onRetry }: UncheckedAddressProps): ReactNode {
  const { address, prompt } = useMessages();
  const { elicitation } = useElicitationContext();
  if (!elicitation.visit) return null;
  return (
    <div className="mcp-visit">
      <dl className="mcp-address">
        <div>
          <dt className="mcp-address-label">{address.address}</dt>
          <dd className="mcp-address-whole">
            <ServerText>{elicitation.request.url}</ServerText>
          </dd>
        </div>
      </dl>
      <div className="mcp-findings" data-severity="refuse">
        <p className="mcp-findings-heading" role="alert">
          {address.unchecked}
        </p>
        <Button weight="quiet" onClick={onRetry}>
          {prompt.loadAgain}
        </Button>
      </div>
    </div>
  );
}
