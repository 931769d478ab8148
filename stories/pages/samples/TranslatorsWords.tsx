import i18next, { type i18n } from "i18next";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { compileMessages } from "mcp-host-ui/locales/compile";
import { de } from "mcp-host-ui/locales/de";
import fileForTranslators from "mcp-host-ui/locales/de.json" with { type: "json" };
import { type ReactNode, useMemo } from "react";

/** Starts your app's i18next, with the library's file as a namespace that your translators edit. */
export async function startI18next(edited: object = fileForTranslators): Promise<i18n> {
  const app = i18next.createInstance();
  await app.init({ lng: "de", resources: { de: { mcp: edited } } });
  return app;
}

export function App({ host, app }: { host: LocalHost; app: i18n }): ReactNode {
  const messages = useMemo(() => compileMessages(app.getResourceBundle("de", "mcp"), de), [app]);
  return (
    <HostProvider host={host} messages={messages}>
      <HostPrompts />
    </HostProvider>
  );
}
