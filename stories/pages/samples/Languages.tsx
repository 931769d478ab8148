import { HostPrompts, HostProvider } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { ar } from "mcp-host-ui/locales/ar";
import type { Messages, MessagesOverride } from "mcp-host-ui/locales/en";
import { en } from "mcp-host-ui/locales/en";
import { pseudo } from "mcp-host-ui/locales/pseudo";
import type { ReactNode } from "react";

/** English, but for a sentence of your own. */
const house: MessagesOverride = { prompt: { later: "Remind me later" } };

/** Another language, but for a sentence of your own. */
const arabic: Messages = { ...ar, prompt: { ...ar.prompt, later: "ذكّرني لاحقًا" } };

/** What a translation may do to your layout. */
const trial: Messages = pseudo(en);

const catalogues = { house, arabic, trial };

/** What an app's own setting chooses. */
export type AppLanguage = keyof typeof catalogues;

export function App({ host, language }: { host: LocalHost; language: AppLanguage }): ReactNode {
  return (
    <HostProvider host={host} messages={catalogues[language]}>
      <HostPrompts />
    </HostProvider>
  );
}
