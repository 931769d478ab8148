"use client";

import type { Messages } from "../../../messages/messages.js";
import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import { sampling } from "../messages/compiled/en/sampling.js";
import { samplingBlocks } from "../messages/compiled/en/samplingBlocks.js";
import { samplingContent } from "../messages/compiled/en/samplingContent.js";
import { samplingRedaction } from "../messages/compiled/en/samplingRedaction.js";

type Hook<Name extends keyof Messages> = () => Messages[Name];

/** Returns the messages for a request and its stages. */
export const useSamplingMessages: Hook<"sampling"> = createMessagesHook("sampling", sampling);

/** Returns the messages for texts and for what can be edited. */
export const useContentMessages: Hook<"samplingContent"> = createMessagesHook(
  "samplingContent",
  samplingContent,
);

/** Returns the messages for differences and for content other than text. */
export const useBlockMessages: Hook<"samplingBlocks"> = createMessagesHook(
  "samplingBlocks",
  samplingBlocks,
);

/** Returns the messages for private values. */
export const useRedactionMessages: Hook<"samplingRedaction"> = createMessagesHook(
  "samplingRedaction",
  samplingRedaction,
);
