import type { HostState } from "../../../host/host.js";
import type { Inspector } from "../../../safety/createInspector.js";
import { inspectUrl, type UrlInspection } from "../../../safety/url/inspectUrl.js";

/**
 * Inspects an address that a server sends a person to, beside what the host knows of that server: where it is reached
 * itself, and where it sent the person before.
 */
export function inspectVisit(
  url: string,
  session: string,
  { sessions, settled }: HostState,
  inspector: Pick<Inspector, "inspectUrl"> = { inspectUrl },
): Promise<UrlInspection> {
  const origin = sessions.find(({ id }) => id === session)?.origin;
  const visited = settled.flatMap((question) =>
    question.session === session && question.outcome?.sent === "accept"
      ? hostOf(question.request)
      : [],
  );
  return inspector.inspectUrl(url, {
    ...(origin !== undefined && { server: { origin } }),
    ...(visited.length > 0 && { knownDomains: visited }),
  });
}

function hostOf(request: unknown): string[] {
  const url = typeof request === "object" && request !== null && "url" in request && request.url;
  return typeof url === "string" && URL.canParse(url) ? [new URL(url).hostname] : [];
}
