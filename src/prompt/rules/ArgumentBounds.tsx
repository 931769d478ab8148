"use client";

import { type ReactNode, useId } from "react";
import type { ArgumentChoice, ArgumentDraft } from "../../rules/argumentDraft.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useRulesMessages } from "./useRulesMessages.js";

/** The props of `ArgumentBounds`. */
export interface ArgumentBoundsProps {
  readonly drafts: readonly ArgumentDraft[];
  readonly onDraftsChange: (drafts: readonly ArgumentDraft[]) => void;
}

/** The values that a rule covers, for each argument of a tool. Renders a `<div>` element for each argument. */
export function ArgumentBounds({ drafts, onDraftsChange }: ArgumentBoundsProps): ReactNode {
  return drafts.map((draft) => (
    <ArgumentBound
      key={draft.name}
      draft={draft}
      onDraftChange={(next) =>
        onDraftsChange(drafts.map((other) => (other === draft ? next : other)))
      }
    />
  ));
}

function ArgumentBound({
  draft,
  onDraftChange,
}: {
  readonly draft: ArgumentDraft;
  readonly onDraftChange: (draft: ArgumentDraft) => void;
}): ReactNode {
  const { argument: words } = useRulesMessages();
  const visible = useVisibleText();
  const id = useId();
  const { choice, offers, texts } = draft;
  const name = visible(draft.name);
  const field =
    choice === "any" || choice === "same"
      ? undefined
      : {
          className: "mcp-form-input",
          dir: "auto",
          "aria-labelledby": `${id}-name ${id}-text`,
          value: texts[choice],
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            onDraftChange({ ...draft, texts: { ...texts, [choice]: value } }),
        };
  return (
    <div className="mcp-rules-field">
      <label id={`${id}-name`} htmlFor={id}>
        {words.label({ name })}
      </label>
      <select
        id={id}
        className="mcp-form-input"
        value={choice}
        onChange={({ currentTarget }) =>
          // Its options are choices.
          onDraftChange({ ...draft, choice: currentTarget.value as ArgumentChoice })
        }
      >
        {offers.map((offer) => (
          <option key={offer} value={offer}>
            {words.choices[offer]}
          </option>
        ))}
      </select>
      {field && choice !== "any" && choice !== "same" && (
        <>
          <span id={`${id}-text`} className="mcp-rules-hint">
            {words.texts[choice]}
          </span>
          {choice === "list" ? <textarea rows={3} {...field} /> : <input {...field} />}
        </>
      )}
    </div>
  );
}
