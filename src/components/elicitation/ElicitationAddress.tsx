"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../shared/cx.js";
import { ServerText } from "../shared/ServerText.js";
import { useMessages } from "../shared/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** The props of `Elicitation.Address`. */
export type ElicitationAddressProps = Omit<ComponentProps<"dl">, "children">;

/**
 * Shows where a request to visit a page leads: the site apart, and the whole address (SPEC 24, 27, 29).
 * Renders a `<dl>` element, or nothing for a form.
 */
export function ElicitationAddress({ className, ...props }: ElicitationAddressProps): ReactNode {
  const { address } = useMessages();
  const { elicitation } = useElicitationContext();
  if (elicitation.mode !== "url") return null;
  const { url } = elicitation.request;
  const site = URL.canParse(url) ? new URL(url).host : "";
  return (
    <dl {...props} className={cx("mcp-address", className)}>
      {site !== "" && (
        <div>
          <dt className="mcp-address-label">{address.site}</dt>
          <dd className="mcp-address-site">
            <ServerText dir="ltr">{site}</ServerText>
          </dd>
        </div>
      )}
      <div>
        <dt className="mcp-address-label">{address.address}</dt>
        <dd className="mcp-address-whole">
          <ServerText dir="ltr">{url}</ServerText>
        </dd>
      </div>
    </dl>
  );
}
