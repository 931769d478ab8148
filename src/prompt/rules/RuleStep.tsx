"use client";

import { type ReactNode, useId, useMemo, useState } from "react";
import type { Question } from "../../host/question.js";
import { useHost } from "../../react/useHost.js";
import type { RuleInput } from "../../rules/ruleInput.js";
import { type RulesForOptions, rulesFor } from "../../rules/rulesFor.js";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { useStayFocus } from "../../ui/useStayFocus.js";
import { usePressGuard } from "../usePressGuard.js";
import { useRuleSentence } from "./useRuleSentence.js";
import { useRulesMessages } from "./useRulesMessages.js";

const someMinutes = 10;

/** The characters that keep the directions of names apart in a sentence; in a name they would be hidden text. */
const isolates = /[\u2068\u2069]/gu;

/** The times for which a rule may be made here. */
const lastings: Readonly<Record<"session" | "minutes" | "always", RulesForOptions["lasting"]>> = {
  session: "session",
  minutes: { minutes: someMinutes },
  always: "always",
};

const choices = ["session", "minutes", "always"] as const;

/** The props of `RuleStep`. */
export interface RuleStepProps {
  readonly question: Pick<Question, "id" | "facts">;
  readonly effect: "allow" | "deny";
  /** Leaves the step. */
  readonly onBack: () => void;
}

/** Makes a rule from a question: for how long, with the sentence of what it would do. Renders a `<div>` element. */
export function RuleStep({ question, effect, onBack }: RuleStepProps): ReactNode {
  const words = useRulesMessages();
  const { prompt } = useMessages();
  const { clause, sentence } = useRuleSentence();
  const host = useHost();
  const [lasting, setLasting] = useState<(typeof choices)[number]>("session");
  const [sendsResponses, setSendsResponses] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("input");
  // Whoever makes it has seen this sentence.
  const { props: guarded, attach } = usePressGuard(
    `${question.id} ${effect} ${lasting} ${sendsResponses}`,
  );
  const rules = useMemo(
    () => rulesFor(question, { lasting: lastings[lasting], effect, responses: sendsResponses }),
    [question, lasting, effect, sendsResponses],
  );
  const modelName = question.facts?.at(-1)?.modelName;
  const inWords = (rule: RuleInput) =>
    rule.model !== undefined && modelName !== undefined ? { ...rule, model: modelName } : rule;
  const hasResponses = effect === "allow" && rules[0]?.subject === "sampling/request";
  const names = {
    session: words.session,
    minutes: words.minutes({ count: someMinutes }),
    always: words.always,
  };
  const make = async () => {
    const named = rules.map((rule) => ({
      ...rule,
      name: clause(inWords(rule)).replaceAll(isolates, ""),
    }));
    const { done } = await host.send({ type: "rules/propose", id: question.id, rules: named });
    if (done) onBack();
    else setFailed(true);
  };
  return (
    <div
      ref={step}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-rules`}
      className="mcp-step mcp-rule-step"
    >
      <p id={`${id}-title`} className="mcp-step-title">
        {effect === "allow" ? words.allowTitle : words.denyTitle}
      </p>
      <div role="radiogroup" aria-label={words.lasting} className="mcp-rule-choices">
        {choices.map((choice) => (
          <label key={choice} className="mcp-rule-choice">
            <input
              type="radio"
              name={`${id}-lasting`}
              className="mcp-form-radio"
              checked={lasting === choice}
              onChange={() => setLasting(choice)}
            />
            {names[choice]}
          </label>
        ))}
      </div>
      {hasResponses && (
        <label className="mcp-rule-choice">
          <input
            type="checkbox"
            className="mcp-form-checkbox"
            checked={sendsResponses}
            onChange={({ currentTarget }) => setSendsResponses(currentTarget.checked)}
          />
          {words.responses}
        </label>
      )}
      <ul id={`${id}-rules`} className="mcp-rule-sentences" aria-live="polite">
        {rules.map((rule) => (
          <li key={rule.subject}>{sentence(inWords(rule))}</li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="mcp-form-error">
          {words.failed}
        </p>
      )}
      <div {...guarded} ref={attach} className="mcp-actions">
        <Button data-leaves="" onClick={onBack}>
          {prompt.back}
        </Button>
        <Button
          weight="main"
          {...(effect === "deny" && { "data-leaves": "" })}
          onClick={() => void make()}
        >
          {effect === "allow" ? words.makeAllow : words.makeDeny}
        </Button>
      </div>
    </div>
  );
}
