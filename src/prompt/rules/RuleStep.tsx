"use client";

import { type ReactNode, useId, useMemo, useState } from "react";
import type { Question } from "../../host/question.js";
import { useHost } from "../../react/useHost.js";
import {
  type ArgumentDraft,
  coversMark,
  draftsOfQuestion,
  termOf,
} from "../../rules/argumentDraft.js";
import type { RuleInput } from "../../rules/ruleInput.js";
import { type RulesForOptions, rulesFor } from "../../rules/rulesFor.js";
import { Button } from "../../ui/Button.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../ui/useMessages.js";
import { useStayFocus } from "../../ui/useStayFocus.js";
import { usePressGuard } from "../usePressGuard.js";
import { ArgumentBounds, type ArgumentBoundsProps } from "./ArgumentBounds.js";
import { RadioGroup } from "./RadioGroup.js";
import { useRuleSentence } from "./useRuleSentence.js";
import { useRulesMessages } from "./useRulesMessages.js";

const someMinutes = 10;

/** The characters that keep the directions of names apart in a sentence; in a name they would be hidden text. */
const isolates = /[\u2068\u2069]/gu;

/** Finds the first argument without a bound, or with one that leaves out this call: the rule also decides about it. */
function problemOf(
  drafts: readonly ArgumentDraft[],
  { facts }: RuleStepProps["question"],
): { readonly code: "missing" | "beyond"; readonly name: string } | undefined {
  const marks = facts?.at(-1)?.arguments;
  for (const draft of drafts) {
    const term = termOf(draft);
    if (!term) return { code: "missing", name: draft.name };
    if (!coversMark(term, marks)) return { code: "beyond", name: draft.name };
  }
  return undefined;
}

type Given = "any" | "same" | "each";

/** Chooses the arguments that a rule covers. Renders a `<div>` element, and one for each argument. */
function ArgumentsChoice({
  value,
  onValueChange,
  drafts,
  onDraftsChange,
}: ArgumentBoundsProps & {
  readonly value: Given;
  readonly onValueChange: (value: Given) => void;
}): ReactNode {
  const words = useRulesMessages();
  return (
    <>
      <RadioGroup
        label={words.argumentsLabel}
        choices={{
          any: words.anyArguments,
          same: words.sameArguments,
          each: words.argument.each,
        }}
        value={value}
        onValueChange={onValueChange}
      />
      {value === "each" && <ArgumentBounds drafts={drafts} onDraftsChange={onDraftsChange} />}
    </>
  );
}

function draftsOf({ facts, request }: RuleStepProps["question"]): readonly ArgumentDraft[] {
  const given: unknown = Object(request).arguments;
  // The drafts check each member that they read.
  return draftsOfQuestion(facts?.at(-1) ?? {}, Object(given));
}

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
  /** A request with facts about arguments has these under `arguments`. */
  readonly question: Pick<Question, "id" | "facts" | "request">;
  readonly effect: "allow" | "deny";
  /** Leaves the step. */
  readonly onBack: () => void;
}

/** Holds the choices of the step, and the rules that they make. */
function useProposal(question: RuleStepProps["question"], effect: RuleStepProps["effect"]) {
  const [lasting, setLasting] = useState<keyof typeof lastings>("session");
  const [sendsResponses, setSendsResponses] = useState(false);
  const [given, setGiven] = useState<Given>("any");
  const [drafts, setDrafts] = useState(() => draftsOf(question));
  const terms = useMemo(() => drafts.flatMap((draft) => termOf(draft) ?? []), [drafts]);
  const rules = useMemo(
    () =>
      rulesFor(question, {
        lasting: lastings[lasting],
        effect,
        responses: sendsResponses,
        arguments: given === "each" ? terms : given,
      }),
    [question, lasting, effect, sendsResponses, given, terms],
  );
  return {
    ...{ rules, lasting, setLasting, sendsResponses, setSendsResponses },
    ...{ given, setGiven, drafts, setDrafts },
    hasArguments: effect === "allow" && hasMarks(question),
    problem: given === "each" ? problemOf(drafts, question) : undefined,
  };
}

/** Makes a rule from a question: for how long, with the sentence of what it would do. Renders a `<div>` element. */
export function RuleStep({ question, effect, onBack }: RuleStepProps): ReactNode {
  const words = useRulesMessages();
  const { prompt } = useMessages();
  const { clause, sentence } = useRuleSentence();
  const host = useHost();
  const visible = useVisibleText();
  const proposal = useProposal(question, effect);
  const { rules, lasting, given, drafts, sendsResponses } = proposal;
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("input");
  // Whoever makes it has seen this sentence.
  const { props: guarded, attach } = usePressGuard(
    `${question.id} ${effect} ${lasting} ${sendsResponses} ${given}`,
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
    const { problem } = proposal;
    if (problem) {
      setFailure(words.argument[problem.code]({ name: visible(problem.name) }));
      return;
    }
    const named = rules.map((rule) => ({
      ...rule,
      name: clause(inWords(rule)).replaceAll(isolates, ""),
    }));
    const { done } = await host.send({ type: "rules/propose", id: question.id, rules: named });
    if (done) onBack();
    else setFailure(words.failed);
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
        onValueChange={proposal.setLasting}
      />
      {proposal.hasArguments && (
        <ArgumentsChoice
          value={given}
          onValueChange={proposal.setGiven}
          drafts={drafts}
          onDraftsChange={proposal.setDrafts}
        />
      )}
      {hasResponses && (
        <ResponsesChoice value={sendsResponses} onValueChange={proposal.setSendsResponses} />
      )}
      <ul id={`${id}-rules`} className="mcp-rule-sentences" aria-live="polite">
        {rules.map((rule) => (
          <li key={rule.subject}>{sentence(inWords(rule))}</li>
        ))}
      </ul>
      {failure !== undefined && (
        <p role="alert" className="mcp-form-error">
          {failure}
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
