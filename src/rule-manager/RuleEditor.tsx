"use client";

import { type ReactNode, useState } from "react";
import { ArgumentBounds } from "../prompt/rules/ArgumentBounds.js";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { draftsOfTerms, termOf } from "../rules/argumentDraft.js";
import type { RuleInput } from "../rules/ruleInput.js";
import { Button } from "../ui/Button.js";
import { Form } from "../ui/Form.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { useStayFocus } from "../ui/useStayFocus.js";
import type { Act } from "./act.js";
import { ExpiryField } from "./ExpiryField.js";
import { LimitField } from "./LimitField.js";
import type { RuleView, UseRulesResult } from "./useRules.js";

/** The props of `RuleEditor`. */
export interface RuleEditorProps {
  readonly view: RuleView;
  readonly rules: UseRulesResult;
  readonly act: Act;
  readonly onClose: () => void;
}

/** Changes the name, the limits and the end of a rule, and tells what it would have decided so. Renders a `<form>` element. */
export function RuleEditor({
  view: { rule, change },
  rules,
  act,
  onClose,
}: RuleEditorProps): ReactNode {
  const words = useRulesMessages();
  const [name, setName] = useState(rule.name);
  const [maxTokens, setMaxTokens] = useState(rule.maxTokens);
  const [perHour, setPerHour] = useState(rule.perHour);
  const [uses, setUses] = useState(rule.uses);
  const [expires, setExpires] = useState(rule.expires);
  const isBounded = Array.isArray(rule.arguments);
  const [drafts, setDrafts] = useState(() => (isBounded ? draftsOfTerms(rule.arguments) : []));
  const [missing, setMissing] = useState<string>();
  const terms = isBounded ? { arguments: drafts.flatMap((draft) => termOf(draft) ?? []) } : {};
  const visible = useVisibleText();
  const form = useStayFocus<HTMLFormElement>("input");
  const { id: _, madeAt: __, madeBy: ___, ...before } = rule;
  const { maxTokens: _most, perHour: _hour, uses: _uses, ...kept } = before;
  const edited: RuleInput = {
    ...kept,
    ...terms,
    ...(maxTokens !== undefined && { maxTokens }),
    ...(perHour !== undefined && { perHour }),
    ...(uses !== undefined && { uses }),
    expires,
  };
  const { covered, among } = rules.preview([edited]);
  const save = async () => {
    const unfinished = drafts.find((draft) => !termOf(draft));
    setMissing(unfinished?.name);
    if (unfinished) return;
    await act(
      change({
        ...terms,
        ...(name.trim() !== "" && { name: name.trim() }),
        maxTokens: maxTokens ?? null,
        perHour: perHour ?? null,
        uses: uses ?? null,
        expires,
      }),
    );
    onClose();
  };
  return (
    <Form
      elementRef={form}
      className="mcp-rules-editor"
      onSubmit={() => void save()}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <label className="mcp-rules-field">
        {words.rename}
        <input
          className="mcp-form-input"
          dir="auto"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      {rule.maxTokens !== undefined && (
        <LimitField label={words.maxTokens} value={maxTokens} onValueChange={setMaxTokens} />
      )}
      <LimitField label={words.perHour} value={perHour} onValueChange={setPerHour} />
      <LimitField label={words.bounds.usesLabel} value={uses} onValueChange={setUses} />
      <ArgumentBounds drafts={drafts} onDraftsChange={setDrafts} />
      <ExpiryField rule={rule} value={expires} onValueChange={setExpires} />
      {among > 0 && (
        <p role="status" className="mcp-rules-hint">
          {words.preview({ covered: covered.length })}
        </p>
      )}
      {missing !== undefined && (
        <p role="alert" className="mcp-form-error">
          {words.argument.missing({ name: visible(missing) })}
        </p>
      )}
      <div className="mcp-actions">
        <Button data-leaves="" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" weight="main">
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
