import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { DecisionLogView, HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import { attachClient, createDecisionLog, createHost, elicitation } from "mcp-host-ui/host";
import { QuestionCard } from "mcp-host-ui/kind";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { startTravelServer } from "./startTravelServer.ts";
import { approveTool, toolApproval } from "./toolApproval/hostKind.ts";
import { toolApprovalKind } from "./toolApproval/kind.tsx";
import { toolKind } from "./toolApproval/toolKind.tsx";
import "mcp-host-ui/styles.css";

const host = createHost({
  kinds: [elicitation(), toolApproval()],
  log: createDecisionLog(),
});
const client = new Client({ name: "own-kind", version: "1.0.0" });
const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });
await client.connect(
  new StreamableHTTPClientTransport(new URL("http://in-this-page.invalid/mcp"), {
    fetch: startTravelServer(),
  }),
);

/** Runs a tool with the arguments that the person allowed. */
async function bookFlight(): Promise<string> {
  const name = "book_flight";
  const decision = await approveTool(session, {
    tool: name,
    arguments: { from: "Lisbon", to: "Oslo" },
  });
  if (decision.action !== "allow") return `Not run: ${decision.action}.`;
  const { content } = await client.callTool({ name, arguments: decision.arguments });
  return content.map((block) => (block.type === "text" ? block.text : "")).join();
}

const kinds = [toolApprovalKind];

function App() {
  const [locale, setLocale] = useState("en");
  const [isInPage, setInPage] = useState(false);
  const [result, setResult] = useState("");
  return (
    <HostProvider host={host} custom={{ kinds }} locale={locale}>
      <h1>A kind of question of our own</h1>
      <p>
        <button type="button" onClick={() => bookFlight().then(setResult)}>
          Book a flight
        </button>
      </p>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isInPage}
            onChange={({ target }) => setInPage(target.checked)}
          />
          Ask in the page
        </label>
      </p>
      <p>
        <label>
          Language{" "}
          <select value={locale} onChange={({ target }) => setLocale(target.value)}>
            <option value="en">English</option>
            <option value="de">Deutsch</option>
            <option value="ja">日本語</option>
          </select>
        </label>
      </p>
      <output>{result}</output>
      {isInPage && <QuestionCard kind={toolKind} />}
      <RequestInbox />
      <DecisionLogView />
      <HostPrompts />
    </HostProvider>
  );
}

createRoot(document.querySelector("main") ?? document.body).render(<App />);
