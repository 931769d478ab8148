"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../ui/Button.js";
import { cx } from "../../../ui/cx.js";
import { Findings } from "../../../ui/findings/Findings.js";
import { levelOf } from "../../../ui/findings/levelOf.js";
import { ServerText } from "../../../ui/ServerText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { useUrlInspection } from "./hooks/useUrlInspection.js";

/** The props of `Elicitation.Address`. */
export type ElicitationAddressProps = Omit<ComponentProps<"div">, "children">;

/**
 * Shows where a request to visit a page leads: the site apart, the whole address with the site picked out, and what
 * is suspicious about it (client/elicitation, Safe URL Handling). Renders a `<div>` element, or nothing for a form.
 */
export function ElicitationAddress({ className, ...props }: ElicitationAddressProps): ReactNode {
  const { address, prompt } = useMessages();
  const { elicitation } = useElicitationContext();
  const { inspection, inspectAgain } = useUrlInspection({ question: elicitation });
  if (!elicitation.visit) return null;
  const { url } = elicitation.request;
  const { parts, findings = [], href = url } = inspection ?? {};
  const found = <Findings findings={findings} />;
  const isDangerous = findings.some((finding) => levelOf(finding) === "danger");
  return (
    <div {...props} className={cx("mcp-visit", className)}>
      {isDangerous && found}
      <dl className="mcp-address">
        {parts && (
          <div>
            <dt className="mcp-address-label">{address.site}</dt>
            <dd className="mcp-address-site">
              <bdi dir="ltr">{parts.registrableDomain}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt className="mcp-address-label">{address.address}</dt>
          <dd className="mcp-address-whole">
            {parts ? (
              <bdi dir="ltr">
                {parts.before}
                <strong className="mcp-address-domain">{parts.registrableDomain}</strong>
                {parts.after}
              </bdi>
            ) : (
              <ServerText>{href}</ServerText>
            )}
          </dd>
        </div>
      </dl>
      {!isDangerous && found}
      {findings.some(({ code }) => code === "inspection-unavailable") && (
        <Button weight="quiet" onClick={inspectAgain}>
          {prompt.loadAgain}
        </Button>
      )}
    </div>
  );
}
