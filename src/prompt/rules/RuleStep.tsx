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
import { RadioGroup } from "./RadioGroup.js";
import { useRuleSentence } from "./useRuleSentence.js";
import { useRulesMessages } from "./useRulesMessages.js";

const someMinutes = 10;

/** The characters that keep the directions of names apart in a sentence; in a name they would be hidden text. */
const isolates = /[\u2068\u2069]/gu;

function hasMarks({ facts }: Pick<Question, "facts">): boolean {
  return (facts?.at(-1)?.arguments?.length ?? 0) > 0;
}

/** The times for which a rule may be made here. */
const lastings: Readonly<Record<"session" | "minutes" | "always", RulesForOptions["lasting"]>> = {
  session: "session",
  minutes: { minutes: someMinutes },
  always: "always",
};

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
  const [lasting, setLasting] = useState<keyof typeof lastings>("session");
  const [sendsResponses, setSendsResponses] = useState(false);
  const [given, setGiven] = useState<"any" | "same">("any");
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("input");
  // Whoever makes it has seen this sentence.
  const { props: guarded, attach } = usePressGuard(
    `${question.id} ${effect} ${lasting} ${sendsResponses} ${given}`,
  );
  const rules = useMemo(
    () =>
      rulesFor(question, {
        lasting: lastings[lasting],
        effect,
        responses: sendsResponses,
        arguments: given,
      }),
    [question, lasting, effect, sendsResponses, given],
  );
  const modelName = question.facts?.at(-1)?.modelName;
  const inWords = (rule: RuleInput) =>
    rule.model !== undefined && modelName !== undefined ? { ...rule, model: modelName } : rule;
  const hasResponses = effect === "allow" && rules[0]?.subject === "sampling/request";
  const hasArguments = effect === "allow" && hasMarks(question);
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
      <RadioGroup
        label={words.lasting}
        choices={names}
        value={lasting}
        onValueChange={setLasting}
      />
      {hasArguments && (
        <RadioGroup
          label={words.argumentsLabel}
          choices={{ any: words.anyArguments, same: words.sameArguments }}
          value={given}
          onValueChange={setGiven}
        />
      )}
      {hasResponses && <ResponsesChoice value={sendsResponses} onValueChange={setSendsResponses} />}
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

/** Whether the answers to what a rule allows are sent unseen. Renders a `<label>` element. */
function ResponsesChoice({
  value,
  onValueChange,
}: {
  readonly value: boolean;
  readonly onValueChange: (value: boolean) => void;
}): ReactNode {
  const { responses } = useRulesMessages();
  return (
    <label className="mcp-rule-choice">
      <input
        type="checkbox"
        className="mcp-form-checkbox"
        checked={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.checked)}
      />
      {responses}
    </label>
  );
}
