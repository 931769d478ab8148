import { ServerText } from "mcp-host-ui";
import {
  Button,
  Prompt,
  type QuestionKind,
  type QuestionProviderProps,
  type QuestionWordsProps,
  useDraft,
  useLocale,
  usePrompt,
  useServerName,
} from "mcp-host-ui/kind";
import type { JsonObject } from "mcp-host-ui/schema";
import { createContext, type ReactNode, useContext, useState } from "react";
import { messagesFor } from "./messages.ts";
import { type ToolView, toolViews } from "./toolView.ts";

/** How dialogs and cards show the questions of `approveTool`. */
export const toolKind: QuestionKind<ToolView> = {
  ...toolViews,
  waysOut: ({ phase, decide, dismiss }) =>
    phase === "settled"
      ? { dismiss }
      : {
          leave: () => decide({ action: "cancel" }),
          decline: () => decide({ action: "deny" }),
        },
  hasMessage: () => true,
  Words,
  Provider,
  Content,
};

const ToolContext = createContext<ToolView | undefined>(undefined);

function Provider({ view, children }: QuestionProviderProps<ToolView>): ReactNode {
  return <ToolContext.Provider value={view}>{children}</ToolContext.Provider>;
}

function Words({ view, children }: QuestionWordsProps<ToolView>): ReactNode {
  const { title, ended } = messagesFor(useLocale());
  const server = useServerName(view.session);
  return children({ title: view.phase === "open" ? title({ server }) : ended({ server }) });
}

function Content(): ReactNode {
  const view = useContext(ToolContext);
  return view && <Approval view={view} />;
}

function Approval({ view }: { readonly view: ToolView }): ReactNode {
  const { request, decide } = view;
  const { domId } = usePrompt();
  const words = messagesFor(useLocale());
  const [draft, change] = useDraft();
  const [isInvalid, setInvalid] = useState(false);
  const text = String(draft.arguments ?? JSON.stringify(request.arguments, null, 2));
  const isOpen = view.phase === "open";

  const allow = () => {
    const edited = readObject(text);
    setInvalid(!edited);
    if (edited) decide({ action: "allow", arguments: edited }).catch(console.error);
  };
  return (
    <>
      <Prompt.Header />
      <div className="mcp-question-content">
        <Prompt.Body>
          <div>
            <Prompt.Title />
            <p id={`${domId}-message`}>
              <ServerText>{words.message({ tool: request.tool })}</ServerText>
            </p>
            <Prompt.Deadline />
          </div>
          <label className="mcp-field">
            {words.arguments}
            <textarea
              className="mcp-step-field"
              rows={6}
              readOnly={!isOpen}
              aria-invalid={isInvalid}
              aria-describedby={`${domId}-problem`}
              value={text}
              onChange={({ target }) => change({ arguments: target.value })}
            />
          </label>
          <p id={`${domId}-problem`} role="alert">
            {isInvalid && words.invalid}
          </p>
        </Prompt.Body>
        <Prompt.Actions
          declineStep={
            <Prompt.DeclineStep
              action={words.deny}
              onDecline={(reason) => decide({ action: "deny", ...(reason && { reason }) })}
            />
          }
          decline={<Prompt.Decline>{words.deny}</Prompt.Decline>}
          cancel={() => decide({ action: "cancel" })}
        >
          {isOpen && (
            <Button weight="main" onClick={allow}>
              {words.allow}
            </Button>
          )}
        </Prompt.Actions>
      </div>
    </>
  );
}

function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    // What JSON.parse makes of an object is one.
    return isObject ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
