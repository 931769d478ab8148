import type { ReactElement } from "react";
import { SuggestionList } from "./SuggestionList.js";

/** What to try first. Renders a `<div>` element. */
export function Suggestions(): ReactElement {
  return (
    <div className="suggestions">
      <h2>Where shall we start?</h2>
      <p className="suggestions-about">
        Each of these calls a tool. Its server then asks you, and the conversation shows what it
        received.
      </p>
      <SuggestionList />
    </div>
  );
}
