"use client";

import { useEffect, useState } from "react";
import { inspectVisit } from "../elicitation/inspectVisit.js";
import type { UrlInspection } from "../safety/url/inspectUrl.js";
import { useHostSettings } from "./HostContext.js";
import type { ElicitationView } from "./viewElicitation.js";

/** Inspects the address that an elicitation leads to, without opening it; nothing until that is done, and for a form. */
export function useUrlInspection(elicitation: ElicitationView): UrlInspection | undefined {
  const { host, inspector } = useHostSettings();
  const [known, setKnown] = useState<{ id: string; inspection: UrlInspection }>();
  const { id, session } = elicitation;
  const url = elicitation.mode === "url" ? elicitation.request.url : undefined;

  useEffect(() => {
    if (url === undefined) return undefined;
    let isCurrent = true;
    const inspect = async () => {
      const inspection = await inspectVisit(url, session, host.getState(), inspector);
      if (isCurrent) setKnown({ id, inspection });
    };
    void inspect();
    return () => {
      isCurrent = false;
    };
  }, [host, inspector, id, session, url]);

  return known?.id === id ? known.inspection : undefined;
}
