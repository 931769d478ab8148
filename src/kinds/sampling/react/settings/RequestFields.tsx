"use client";

import { type ReactNode, useId } from "react";
import { useHostValue } from "../../../../react/useHostValue.js";
import { Fold } from "../../../../ui/Fold.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useGrowing } from "../../../../ui/useGrowing.js";
import { passesContextKey } from "../../core/samplingKeys.js";
import type { RequestReview } from "../approval/samplingApproval.js";
import { Extras, JsonText, readJsonObject } from "../content/JsonText.js";
import { usePartNames } from "../parts/SamplingReviewDifferences.js";
import { useSamplingContext } from "../SamplingContext.js";
import { ChoiceField, PriorityField, SwitchField } from "./Fields.js";
import { TextField } from "./TextField.js";
import { useRequestMessages } from "./useRequestMessages.js";

/** The props of `RequestFields`. */
export interface RequestFieldsProps {
  readonly review: RequestReview;
}

/** A field for each setting of a request that the server mentions or the user may want. */
export function RequestFields({ review }: RequestFieldsProps): ReactNode {
  const words = useRequestMessages();
  const { resets } = useSamplingContext();
  const { prompt, edit, question } = review;
  const asked = question.request;
  const parts = Object.keys(usePartNames());
  const edited = (changes: Parameters<typeof edit>[0]) => {
    edit(changes);
    return true;
  };
  return (
    <>
      {/* client/sampling, Sampling Parameters: the limit never rises. */}
      <TextField
        key={`maxTokens ${resets}`}
        label={words.maxTokens}
        hint={words.maxTokensHint({ asked: asked.maxTokens })}
        problem={words.maxTokensInvalid({ asked: asked.maxTokens })}
        keyboard="numeric"
        initial={String(prompt.maxTokens)}
        onText={(text) => {
          const maxTokens = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
          return maxTokens >= 1 && maxTokens <= asked.maxTokens && edited({ maxTokens });
        }}
      />
      <TextField
        key={`temperature ${resets}`}
        label={words.temperature}
        hint={words.temperatureHint}
        problem={words.temperatureInvalid}
        keyboard="decimal"
        initial={String(prompt.temperature ?? "")}
        onText={(text) => {
          const temperature = Number(text.replace(",", "."));
          if (text.trim() === "") return edited({ temperature: undefined });
          return Number.isFinite(temperature) && edited({ temperature });
        }}
      />
      <TextField
        key={`stop ${resets}`}
        label={words.stopSequences}
        hint={words.stopSequencesHint}
        rows={2}
        initial={writeLines(prompt.stopSequences ?? [])}
        onText={(text) => {
          const lines = readLines(text);
          const isNone = lines.length === 0 && !asked.stopSequences;
          return edited({ stopSequences: isNone ? undefined : lines });
        }}
      />
      <Tools review={review} />
      {(asked.tools || asked.toolChoice) && (
        <>
          <ChoiceField
            label={words.toolChoice}
            none={words.unsaid}
            options={[
              ["auto", words.toolsAuto],
              ["required", words.toolsRequired],
              ["none", words.toolsNone],
            ]}
            value={prompt.toolChoice?.mode}
            onValueChange={(mode) => edit({ toolChoice: mode && { ...prompt.toolChoice, mode } })}
          />
          <Extras of={prompt.toolChoice ?? {}} shown={["mode"]} />
        </>
      )}
      <IncludeContext review={review} />
      {asked.modelPreferences && <Preferences review={review} />}
      {asked.metadata && (
        <TextField
          key={`metadata ${resets}`}
          label={words.metadata}
          problem={words.metadataInvalid}
          code
          rows={4}
          initial={prompt.metadata ? JSON.stringify(prompt.metadata, null, 2) : ""}
          onText={(text) => {
            const metadata = readJsonObject(text);
            return (text.trim() === "" || metadata !== undefined) && edited({ metadata });
          }}
        />
      )}
      <Extras of={asked} shown={parts} />
    </>
  );
}

/** The number of tools rendered at once; the rest follow a moment later. */
const toolsAtOnce = 20;

function Tools({ review: { prompt, edit, question } }: RequestFieldsProps): ReactNode {
  const words = useRequestMessages();
  const heading = useId();
  const asked = question.request.tools ?? [];
  const count = useGrowing(asked.length, toolsAtOnce);
  if (asked.length === 0) return null;
  const names = new Set(prompt.tools?.map(({ name }) => name));
  return (
    <section role="group" aria-labelledby={heading} className="mcp-sampling-group">
      <p id={heading} className="mcp-sampling-label">
        {words.tools}
      </p>
      <ul className="mcp-sampling-tools">
        {asked.slice(0, count).map((tool, index) => {
          const { name, title, description, inputSchema } = tool;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: names of tools may repeat
            <li key={index} className="mcp-sampling-tool">
              <SwitchField
                label={<ServerText className="mcp-sampling-tool-name">{name}</ServerText>}
                checked={names.has(name)}
                onCheckedChange={(isKept) =>
                  edit({
                    tools: asked.filter((one) => (one === tool ? isKept : names.has(one.name))),
                  })
                }
              />
              {title !== undefined && title !== name && <ServerText>{title}</ServerText>}
              {description !== undefined && <ServerText>{description}</ServerText>}
              <Fold summary={words.toolInput}>
                <JsonText value={inputSchema} label={words.toolInput} />
              </Fold>
              <Extras of={tool} shown={["name", "title", "description", "inputSchema"]} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function IncludeContext({ review: { prompt, edit, question } }: RequestFieldsProps): ReactNode {
  const words = useRequestMessages();
  const passesContext = useHostValue(passesContextKey) === true;
  const { includeContext: asked } = question.request;
  if (asked === undefined || (asked === "none" && !passesContext)) return null;
  if (!passesContext)
    return (
      <div className="mcp-sampling-field">
        <span className="mcp-sampling-label">{words.includeContext}</span>
        <p>{words.contextIgnored}</p>
      </div>
    );
  return (
    <ChoiceField
      label={words.includeContext}
      none={words.unsaid}
      options={[
        ["none", words.contextNone],
        ["thisServer", words.contextThisServer],
        ["allServers", words.contextAllServers],
      ]}
      value={prompt.includeContext}
      onValueChange={(includeContext) => edit({ includeContext })}
    />
  );
}

const priorities = [
  ["costPriority", "cost"],
  ["speedPriority", "speed"],
  ["intelligencePriority", "intelligence"],
] as const;

function Preferences({ review: { prompt, edit } }: RequestFieldsProps): ReactNode {
  const words = useRequestMessages();
  const { resets } = useSamplingContext();
  const heading = useId();
  const preferences = prompt.modelPreferences ?? {};
  const { hints = [] } = preferences;
  const areNames = hints.every((hint) => Object.keys(hint).every((key) => key === "name"));
  const change = (next: typeof preferences) => {
    edit({ modelPreferences: { ...preferences, ...next } });
    return true;
  };
  return (
    <div role="group" aria-labelledby={heading} className="mcp-sampling-group">
      <p id={heading} className="mcp-sampling-label">
        {words.preferences}
      </p>
      <TextField
        key={resets}
        label={words.hints}
        hint={words.hintsHint}
        rows={2}
        initial={writeLines(hints.map(({ name = "" }) => name))}
        onText={(text) => change({ hints: readLines(text).map((name) => ({ name })) })}
      />
      {priorities.map(([priority, word]) => (
        <PriorityField
          key={priority}
          label={words[word]}
          value={preferences[priority]}
          onValueChange={(value) => change({ [priority]: value })}
        />
      ))}
      <Extras
        of={preferences}
        shown={[...priorities.map(([name]) => name), ...(areNames ? ["hints"] : [])]}
      />
    </div>
  );
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "\\": "\\" };

/** Writes one text a line, with line breaks and tabs escaped. */
function writeLines(texts: readonly string[]): string {
  const escaped = Object.entries(escapes).map(([letter, raw]) => [raw, `\\${letter}`]);
  const codes = Object.fromEntries(escaped);
  return texts.map((text) => text.replace(/[\\\n\r\t]/g, (raw) => codes[raw])).join("\n");
}

/** Reads the texts that {@link writeLines} wrote, without empty lines. */
function readLines(written: string): readonly string[] {
  return written
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replace(/\\([nrt\\])/g, (all, letter: string) => escapes[letter] ?? all));
}
