import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";

const suggestions = [
  { tool: "book_vacation", text: "Book the Barcelona vacation" },
  { tool: "plan_everything", text: "Plan the whole trip, step by step" },
  { tool: "find_best_flight", text: "Find the best flight" },
  { tool: "list_workspace", text: "Say where the agency may work" },
  { tool: "add_travellers", text: "Add two travellers" },
  { tool: "claim_discount", text: "Claim 40% off at Sunny Deals" },
  { tool: "trigger-elicitation-request", text: "Show me every kind of field" },
];

/** Calls of tools that ask, as far as their servers are connected. Renders a `<ul>` element. */
export function SuggestionList(): ReactElement {
  const { connections, transcript } = useDemo();
  const all = useStore(connections);
  return (
    <ul className="suggestions-list" aria-label="Suggestions">
      {suggestions.map(({ tool: name, text }) => {
        const connection = all.find(({ tools }) => tools.some((tool) => tool.name === name));
        const tool = connection?.tools.find((one) => one.name === name);
        return (
          connection?.phase === "ready" &&
          tool && (
            <li key={name}>
              <button
                className="suggestion"
                type="button"
                onClick={() => transcript.call(connection, tool, {})}
              >
                {text}
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}
