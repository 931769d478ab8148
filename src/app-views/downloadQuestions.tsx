"use client";

import { createContext, type ReactNode, useContext } from "react";
import type {
  QuestionKind,
  QuestionProviderProps,
  QuestionWordsProps,
} from "../prompt/questionKind.js";
import { useServerName } from "../ui/useServerName.js";
import { DownloadContent } from "./DownloadContent.js";
import { type DownloadView, downloadViews } from "./downloadView.js";
import { useDownloadMessages } from "./useDownloadMessages.js";

/** The kind "download", as dialogs and cards show it. */
export const downloadQuestions: QuestionKind<DownloadView> = {
  ...downloadViews,
  waysOut: ({ phase, decide, dismiss }) =>
    phase === "settled"
      ? { dismiss }
      : { leave: () => decide("cancel"), decline: () => decide("decline") },
  hasMessage: ({ phase }) => phase === "open",
  Words,
  Provider,
  Content,
};

const DownloadContext = createContext<DownloadView | undefined>(undefined);

function Provider({ view, children }: QuestionProviderProps<DownloadView>): ReactNode {
  return <DownloadContext.Provider value={view}>{children}</DownloadContext.Provider>;
}

function Words({ view, children }: QuestionWordsProps<DownloadView>): ReactNode {
  const { title, ended } = useDownloadMessages();
  const server = useServerName(view.session);
  return children({ title: view.phase === "open" ? title({ server }) : ended({ server }) });
}

function Content(): ReactNode {
  const view = useContext(DownloadContext);
  return view && <DownloadContent view={view} />;
}
