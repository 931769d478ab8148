"use client";

import type { ReactNode } from "react";
import { downloadName, isDownload } from "../apps/downloads/downloadRequest.js";
import type { Kind, KindWordsProps } from "../react/kind.js";
import { useDownloadMessages } from "./useDownloadMessages.js";

/** Files that views ask to save, for the `kinds` of a `HostProvider`: how they are shown loads with the first one. */
export const downloadKind: Kind = {
  name: downloadName,
  summaryOf: (question) =>
    isDownload(question)
      ? {
          text: question.request.files.map(({ name }) => name).join("\n"),
          decline: { action: "decline" },
          cancel: { action: "cancel" },
        }
      : undefined,
  Words: DownloadListWords,
  load: async () => (await import("./downloadQuestions.js")).downloadQuestions,
};

function DownloadListWords({ children }: KindWordsProps): ReactNode {
  const { request } = useDownloadMessages();
  return children({ request });
}
