import "mcp-host-ui/styles.css";
import { HostProvider } from "mcp-host-ui";
import { createHost } from "mcp-host-ui/host";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { SamplingMessage } from "../../src/kinds/sampling/core/protocol/samplingMessage.js";
import { EditableText } from "../../src/kinds/sampling/react/content/EditableText.js";
import { SamplingMessages } from "../../src/kinds/sampling/react/content/SamplingMessages.js";
import { createWatch } from "./watch.js";

const words = "Flight 47 leaves Lisbon at 9:40 with one layover and costs 312 euros. ";

/** Text of a length, in lines as prompts have them. */
const textOf = (length: number) =>
  Array.from({ length: Math.ceil(length / 210) }, (_, line) => `${line}: ${words.repeat(3)}`)
    .join("\n")
    .slice(0, length);

/** A text in the editor, or in a bare text area of the same look, the floor. */
function Prompt({ isFloor = false, length = 1_000_000 }): ReactNode {
  const [text, setText] = useState(() => textOf(length));
  const [asked] = useState(text);
  return isFloor ? (
    <textarea className="mcp-form-textarea mcp-text-area" defaultValue={asked} rows={4} />
  ) : (
    <EditableText
      isOpen
      place="Prompt"
      text={text}
      onTextChange={(next) => {
        setText(next);
        return undefined;
      }}
    />
  );
}

const conversation: readonly SamplingMessage[] = Array.from({ length: 500 }, (_, index) => ({
  role: index % 2 ? "assistant" : "user",
  content: { type: "text", text: textOf(2_000) },
}));

function Conversation(): ReactNode {
  const [messages, setMessages] = useState(conversation);
  return (
    <div style={{ blockSize: "40rem", overflow: "auto" }} id="box">
      <SamplingMessages messages={messages} onEdit={setMessages} />
    </div>
  );
}

/** The same texts with nothing of ours around them, the floor. */
function Plain(): ReactNode {
  return (
    <div style={{ blockSize: "40rem", overflow: "auto" }} id="box">
      <ol className="mcp-messages">
        {conversation.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves
          <li key={index} className="mcp-message" data-role={role}>
            <p className="mcp-text-piece">{"text" in content ? content.text : ""}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const scenes: Readonly<Record<string, ReactNode>> = {
  floor: <Prompt isFloor />,
  editor: <Prompt />,
  short: <Prompt isFloor length={1_000} />,
  messages: <Conversation />,
  plain: <Plain />,
};

const host = createHost({ kinds: [] });
const started = performance.now();
createRoot(document.getElementById("root") ?? document.body).render(
  <HostProvider host={host}>{scenes[location.hash.slice(1)]}</HostProvider>,
);
requestAnimationFrame(() =>
  setTimeout(() => Object.assign(globalThis, { shownAfter: performance.now() - started })),
);
Object.assign(globalThis, { watch: createWatch() });
