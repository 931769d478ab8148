import { ElicitationCard, ElicitationControlsProvider } from "mcp-host-ui";
import { type ComponentType, type ReactNode, useState } from "react";

/** The props of {@link Chat}. */
export interface ChatProps {
  /** What the app has in each field. */
  readonly Field: ComponentType;
}

/** An app whose chat, with the card in it, is gone while its settings are shown. */
export function Chat({ Field }: ChatProps): ReactNode {
  const [isChat, setIsChat] = useState(true);
  return (
    <ElicitationControlsProvider fieldContent={Field}>
      <nav>
        <button type="button" onClick={() => setIsChat(!isChat)}>
          {isChat ? "Settings" : "Chat"}
        </button>
      </nav>
      {isChat && <ElicitationCard />}
    </ElicitationControlsProvider>
  );
}
