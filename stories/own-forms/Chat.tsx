import { ElicitationCard, ElicitationControlsProvider, type ElicitationForm } from "mcp-host-ui";
import { type ComponentType, type ReactNode, useState } from "react";

/** The props of {@link Chat}. */
export interface ChatProps {
  /** What the app has in each field. */
  readonly Field: ComponentType;
  /** The app's own words for single fields, and its checks. */
  readonly words?: ElicitationForm.FieldWords;
}

/** An app whose chat, with the card in it, is gone while its settings are shown. */
export function Chat({ Field, words }: ChatProps): ReactNode {
  const [isChat, setIsChat] = useState(true);
  return (
    <ElicitationControlsProvider fieldContent={Field} fieldWords={words}>
      <nav>
        <button type="button" onClick={() => setIsChat(!isChat)}>
          {isChat ? "Settings" : "Chat"}
        </button>
      </nav>
      {isChat && <ElicitationCard />}
    </ElicitationControlsProvider>
  );
}
