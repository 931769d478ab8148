import { type ReactElement, useEffect, useRef } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";
import { CallEntry } from "./CallEntry.js";
import { Suggestions } from "./Suggestions.js";

/** A browser that does not focus what scrolls by itself has to be told. */
const scrollsByKeys = { tabIndex: 0 };

/** Every call so far, with what became of it. Renders a `<section>` element. */
export function Conversation(): ReactElement {
  const entries = useStore(useDemo().transcript);
  const conversation = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const latest = entries.at(-1);
  useEffect(() => {
    if (!latest) return;
    end.current?.scrollIntoView({ block: "end" });
    // The suggestion that was pressed may be gone, and the focus with it.
    if (document.activeElement === document.body)
      conversation.current?.focus({ preventScroll: true });
  }, [latest]);
  return (
    <section
      ref={conversation}
      className="conversation"
      {...scrollsByKeys}
      aria-label="Conversation"
    >
      {entries.length === 0 ? (
        <Suggestions />
      ) : (
        <ol className="entries">
          {entries.map((entry) => (
            <CallEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <output className="hidden">
        {latest && `${latest.tool.title ?? latest.tool.name}: ${latest.state.phase}`}
      </output>
      <div className="conversation-end" ref={end} />
    </section>
  );
}
