import {
  type DownloadRequest,
  downloadName,
  isDownload,
} from "../apps/downloads/downloadRequest.js";
import type { Receipt } from "../host/command.js";
import type { QuestionView } from "../prompt/questionKind.js";
import { onceForQuestion } from "../react/onceForQuestion.js";
import type { QuestionViews } from "../react/questionViews.js";

/** Files that wait for a decision, or got one, with what a person can do about them. */
export interface DownloadView extends QuestionView {
  readonly request: DownloadRequest;
  readonly decide: (action: "accept" | "decline" | "cancel", reason?: string) => Promise<Receipt>;
}

/** The legal actions of downloads. */
export const downloadViews: QuestionViews<DownloadView> = {
  name: downloadName,
  viewOf: onceForQuestion((host, question) => {
    if (!isDownload(question)) return undefined;
    const { id } = question;
    return {
      ...question,
      decide: (action, reason) =>
        host.send({ type: "settle", id, answer: { action, ...(reason && { reason }) } }),
      ...(question.phase === "open"
        ? {
            putAside: () => host.send({ type: "putAside", id }),
            resume: () => host.send({ type: "resume", id }),
          }
        : { dismiss: () => host.send({ type: "dismiss", id }) }),
    };
  }),
};
