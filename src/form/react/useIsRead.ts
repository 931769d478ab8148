"use client";

import { useEffect, useMemo, useState } from "react";
import type { Question } from "../../host/question.js";
import { useHost } from "../../react/useHost.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { isLong } from "../../wire/protocol/isLong.js";
import type { JsonObject } from "../../wire/protocol/json.js";
import { inSlices } from "../../wire/protocol/sliced.js";
import { allowanceOf, formLimitsKey } from "../model/formLimits.js";
import { isFormRead, readFormSlices } from "../model/readElicitationForm.js";

/**
 * Whether the form of a question can be shown without holding up the page. The host has read a long one before it asks;
 * where it is another process, or the question is of an earlier page, it is read here, a slice at a time.
 */
export function useIsRead({ session, request }: Question<ElicitFormRequest>): boolean {
  const host = useHost();
  const { requestedSchema } = request;
  const [readHere, noteRead] = useState<JsonObject>();
  const isShort = useMemo(() => !isLong(requestedSchema), [requestedSchema]);
  const tapped = host.getState().sessions.find(({ id }) => id === session)?.tapped ?? false;
  const isRead = isShort || readHere === requestedSchema || isFormRead(requestedSchema, tapped);

  useEffect(() => {
    if (isRead) return;
    let isShown = true;
    const allowance = allowanceOf(host.read(formLimitsKey));
    void inSlices(readFormSlices(requestedSchema, tapped, allowance), allowance).then(() => {
      if (isShown) noteRead(requestedSchema);
    });
    return () => {
      isShown = false;
    };
  }, [isRead, host, requestedSchema, tapped]);
  return isRead;
}
