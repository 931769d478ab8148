"use client";

import type { ComponentProps, ReactNode } from "react";
import { useSession } from "../../react/useSession.js";
import { cx } from "../cx.js";
import { ServerMark } from "../ServerMark.js";
import { useMessages } from "../useMessages.js";
import { useServerName } from "../useServerName.js";
import { claimedVersion, claimOf } from "./claimOf.js";
import { claimText } from "./claimText.js";

/** The props of `ServerAttribution`. */
export interface ServerAttributionProps extends Omit<ComponentProps<"div">, "children"> {
  /** The id of the session whose server asks. */
  readonly session: string;
}

/**
 * Tells which server asks: the host's own name first, what the server calls itself second and marked as its own
 * claim (client/elicitation; basic/index, 2026-07-28). Renders a `<div>` element.
 */
export function ServerAttribution({
  session,
  className,
  ...props
}: ServerAttributionProps): ReactNode {
  const { prompt } = useMessages();
  const name = useServerName(session);
  const claims = useSession(session)?.claims;
  const claimed = claimOf(claims?.name ?? "");
  return (
    <div {...props} className={cx("mcp-server", className)}>
      <ServerMark session={session} />
      <span className="mcp-server-names">
        <bdi className="mcp-server-name">{name}</bdi>
        {claimed !== "" && claimed !== name && (
          <bdi className="mcp-server-claim">
            {claimText(prompt, claimed, claimedVersion(claims?.version ?? ""))}
          </bdi>
        )}
      </span>
    </div>
  );
}
