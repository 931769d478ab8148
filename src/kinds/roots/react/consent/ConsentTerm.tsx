"use client";

import { type ReactNode, useId } from "react";
import { useRootsConsentContext } from "./RootsConsentContext.js";
import { useConsentChoice } from "./useConsentChoice.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** Lets the person choose how long their answer holds. Renders a `<fieldset>` element, or nothing if the policy of the host decides that. */
export function ConsentTerm(): ReactNode {
  const words = useRootsConsentMessages();
  const consent = useRootsConsentContext();
  const [{ withheld, remember }, change] = useConsentChoice(consent);
  const id = useId();
  if (consent.phase !== "open" || consent.detail.askEachTime) return null;
  const isPart = consent.roots.some(({ uri }) => withheld.includes(uri));
  const lasting = isPart ? words.rememberedPart : words.remembered;
  const terms = [
    { remembers: false, label: words.once },
    { remembers: true, label: words.always },
  ];
  return (
    <fieldset className="mcp-roots-term" aria-describedby={`${id}-hint`}>
      <legend className="mcp-visually-hidden">{words.term}</legend>
      <div className="mcp-form-options" data-chips="">
        {terms.map(({ remembers, label }) => (
          <label key={label} className="mcp-form-option">
            <input
              type="radio"
              className="mcp-form-radio"
              name={id}
              checked={remember === remembers}
              onChange={() => change({ remember: remembers })}
            />
            <span className="mcp-form-option-text">{label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mcp-roots-hint">
        {remember ? lasting : words.onceHint}
      </p>
    </fieldset>
  );
}
