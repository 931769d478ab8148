"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../shared/cx.js";
import { useMessages } from "../shared/useMessages.js";

/** The props of `ElicitationAddress`. */
export interface ElicitationAddressProps extends Omit<ComponentProps<"dl">, "children"> {
  /** The address to visit, as the server sent it. */
  readonly url: string;
}

/** Shows where a request to visit a page leads: the host apart, and the whole address (SPEC 24, 27, 29). Renders a `<dl>` element. */
export function ElicitationAddress({
  url,
  className,
  ...props
}: ElicitationAddressProps): ReactNode {
  const { address } = useMessages();
  const site = URL.canParse(url) ? new URL(url).host : url;
  return (
    <dl {...props} className={cx("mcp-address", className)}>
      <dt className="mcp-address-label">{address.site}</dt>
      <dd className="mcp-address-site">
        <bdi dir="ltr">{site}</bdi>
      </dd>
      <dt className="mcp-address-label">{address.address}</dt>
      <dd className="mcp-address-whole">
        <bdi dir="ltr">{url}</bdi>
      </dd>
    </dl>
  );
}
