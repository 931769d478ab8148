import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";

const suggestions = [
  { tool: "book_vacation", text: "Book the Barcelona vacation" },
  { tool: "plan_everything", text: "Plan the whole trip, step by step" },
  { tool: "add_travellers", text: "Add two travellers" },
  { tool: "claim_discount", text: "Claim 40% off at Sunny Deals" },
  { tool: "trigger-elicitation-request", text: "Show me every kind of field" },
];

/** What to try first. Renders a `<div>` element. */
export function Suggestions(): ReactElement {
  const { connections, transcript } = useDemo();
  const all = useStore(connections);
  return (
    <div className="suggestions">
      <h2 className="suggestions-title">Where shall we start?</h2>
      <p className="suggestions-about">
        Each of these calls a tool. Its server then asks you something, and the conversation shows
        what it received.
      </p>
      <ul className="suggestions-list">
        {suggestions.map(({ tool: name, text }) => {
          const connection = all.find(({ tools }) => tools.some((tool) => tool.name === name));
          const tool = connection?.tools.find((one) => one.name === name);
          return (
            connection &&
            tool && (
              <li key={name}>
                <button
                  className="suggestion"
                  type="button"
                  onClick={() => void transcript.call(connection, tool, {})}
                >
                  {text}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
