import i18next, { type i18n } from "i18next";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { de } from "mcp-host-ui/locales/de";
import { fromI18next, listSentences, messagesFrom } from "mcp-host-ui/words";
import { type ReactNode, useMemo } from "react";

/** Writes the file that your translators work on: every sentence with its key. */
export function fileForTranslators(): string {
  return JSON.stringify(listSentences(de, "i18next").sentences, undefined, 2);
}

/** Your app's i18next, with what came back from them. */
export async function startI18next(translation: Record<string, string>): Promise<i18n> {
  const app = i18next.createInstance();
  await app.init({ lng: "de", resources: { de: { translation } } });
  return app;
}

export function App({ host, app }: { host: LocalHost; app: i18n }): ReactNode {
  const messages = useMemo(() => messagesFrom(de, fromI18next(app.t)), [app]);
  return (
    <HostProvider host={host} messages={messages}>
      <HostPrompts />
    </HostProvider>
  );
}
