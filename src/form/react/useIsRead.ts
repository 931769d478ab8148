"use client";

import { useEffect, useMemo, useState } from "react";
import type { Question } from "../../host/question.js";
import { useHost } from "../../react/useHost.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { formLimitsKey } from "../model/formLimits.js";
import { isLongToRead, readAhead } from "../model/readAhead.js";

/**
 * Whether the form of a question can be shown without holding up the page. The host has read a long one before it asks;
 * where it is another process, or the question is of an earlier page, it is read here, a slice at a time.
 */
export function useIsRead({ flatAnswers, request }: Question<ElicitFormRequest>): boolean {
  const host = useHost();
  const { requestedSchema } = request;
  const carriesAll = flatAnswers !== true;
  const [readHere, noteRead] = useState<object>();
  const isLong = useMemo(
    () => isLongToRead(requestedSchema, carriesAll),
    [requestedSchema, carriesAll],
  );
  const isRead = !isLong || readHere === requestedSchema;

  useEffect(() => {
    if (isRead) return;
    let isShown = true;
    void readAhead(requestedSchema, carriesAll, host.read(formLimitsKey)).then(() => {
      return isShown && noteRead(requestedSchema);
    });
    return () => {
      isShown = false;
    };
  }, [isRead, host, requestedSchema, carriesAll]);
  return isRead;
}
