"use client";

import type { ComponentProps, ReactNode } from "react";
import { isJsonObject, type JsonObject } from "../../../../wire/protocol/json.js";
import { useRequestPart, useResets } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { TextSetting } from "./TextSetting.js";

/** The props of `SamplingReview.Metadata`. */
export type SamplingReviewMetadataProps = Omit<ComponentProps<"div">, "children">;

/** Data that goes to the model's provider; shown where the server sends some. Renders a `<div>` element, or nothing. */
export function SamplingReviewMetadata(props: SamplingReviewMetadataProps): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const resets = useResets(draft);
  const metadata = useRequestPart(draft, "metadata");
  if (!sampling.request.metadata) return null;
  return (
    <TextSetting
      {...props}
      key={resets}
      label={words.metadata}
      problem={words.metadataInvalid}
      code
      rows={4}
      initial={metadata ? JSON.stringify(metadata, null, 2) : ""}
      onText={(text) => {
        const metadata = readObject(text);
        if (text.trim() === "") draft.remove("metadata");
        else if (metadata) draft.change({ metadata });
        else return false;
        return true;
      }}
    />
  );
}

function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
