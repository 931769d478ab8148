import { type ReactNode, useState } from "react";

/** What most hosts have: a text field whose Enter sends. */
export function Chat(): ReactNode {
  const [text, setText] = useState("");
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <>
      <ul aria-label="Sent">
        {sent.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <textarea
        aria-label="Chat"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          setSent([...sent, text]);
          setText("");
        }}
      />
    </>
  );
}
