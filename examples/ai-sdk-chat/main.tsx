import { attachDesk } from "@mcp-host-ui/desk/page";
import { isTextUIPart } from "ai";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { createRoot } from "react-dom/client";
import { useChat } from "./useChat.ts";
import "mcp-host-ui/styles.css";

const host = createHost({ kinds: [elicitation()] });
attachDesk(host, { url: "/api/questions" });

/** A chat whose model calls a tool that asks the person. */
function Chat() {
  const { messages, hasFailed, send } = useChat();
  return (
    <HostProvider host={host}>
      <h1>A chat that asks</h1>
      <ol role="log" aria-label="Chat">
        {messages.map(({ id, role, parts }) => (
          <li key={id}>
            {role === "user" ? "You" : "Assistant"}:{" "}
            {parts
              .filter(isTextUIPart)
              .map(({ text }) => text)
              .join("")}
          </li>
        ))}
      </ol>
      {hasFailed && <p role="alert">The chat failed. You can ask again.</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get("text");
          event.currentTarget.reset();
          if (typeof text === "string" && text) send(text).catch(console.error);
        }}
      >
        <label>
          Message <input name="text" autoComplete="off" />
        </label>
        <button type="submit">Ask</button>
      </form>
      <HostPrompts />
    </HostProvider>
  );
}

createRoot(document.querySelector("main") ?? document.body).render(<Chat />);
