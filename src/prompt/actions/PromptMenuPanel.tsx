"use client";

import { type ReactNode, useState } from "react";
import { useHost } from "../../react/useHost.js";
import { useSession } from "../../react/useSession.js";
import { claimedVersion, claimOf } from "../../ui/claim/claimOf.js";
import { claimText } from "../../ui/claim/claimText.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";
import { isFirstRequest } from "./isFirstRequest.js";
import { PromptTask } from "./PromptTask.js";

/** The open menu of a question: what is known of who asks, and a place for actions. Renders a `<div>` element, or nothing while it is closed. */
export function PromptMenuPanel(): ReactNode {
  const { menu } = usePromptContext();
  return menu.isOpen ? <OpenPanel /> : null;
}

function OpenPanel(): ReactNode {
  const { prompt } = useMessages();
  const { menu, question } = usePromptContext();
  const { setPlace } = menu;
  const session = useSession(question.session);
  const host = useHost();
  const [isFirst] = useState(() => isFirstRequest(host.getState(), question));
  const { name = "", version = "" } = session?.claims ?? {};
  const claimed = claimOf(name);
  const facts = [
    claimed !== "" && claimText(prompt, claimed, claimedVersion(version)),
    session?.origin !== undefined && prompt.reachedAt({ origin: session.origin }),
    session?.protocolVersion !== undefined &&
      prompt.speaks({ revision: claimedVersion(session.protocolVersion) }),
    isFirst && prompt.firstRequest,
  ].filter((fact) => fact !== false);
  return (
    <div role="group" aria-label={prompt.more} className="mcp-menu">
      <div className="mcp-menu-facts">
        <PromptTask />
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </div>
      <div ref={setPlace} className="mcp-menu-actions" />
    </div>
  );
}
