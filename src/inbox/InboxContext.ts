"use client";

import { createContext, useContext } from "react";
import type { TaskView } from "../task-views/taskView.js";
import type { UseInboxResult } from "./createInboxStore.js";
import type { InboxItem } from "./inboxItem.js";
import type { InboxSelection } from "./selection/useSelection.js";

/** Data that the parts of an inbox share. */
export interface InboxContextValue {
  readonly inbox: UseInboxResult;
  /** The tasks that servers work on, oldest first. */
  readonly tasks: readonly TaskView[];
  /** The requests to settle together. */
  readonly selection: InboxSelection;
  /** Brings a request to the front. */
  readonly open: (item: InboxItem) => void;
  /** Brings what a task asks to the front. */
  readonly openTask: (view: TaskView) => void;
  /** The sessions whose refused requests are listed one by one. */
  readonly listed: ReadonlySet<string>;
  /** Lists the refused requests of a session one by one, or puts them into one row again. */
  readonly toggleListed: (session: string) => void;
  /** Starts the ids of the title (`-title`) and the rows. */
  readonly domId: string;
}

export const InboxContext: React.Context<InboxContextValue | undefined> = createContext<
  InboxContextValue | undefined
>(undefined);

/** Reads the inbox that a part is of. Throws outside of a `RequestInbox`. */
export function useInboxContext(): InboxContextValue {
  const context = useContext(InboxContext);
  if (!context)
    throw new Error(
      "A part of Inbox was used outside a RequestInbox, so there is no list that it is about. " +
        "Write it among the children of <RequestInbox>.",
    );
  return context;
}
