import {
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  UnauthorizedError,
} from "@modelcontextprotocol/client";

/** Says in a sentence or two why a connection failed, and what would help. */
export async function explainFailure(error: unknown, url: string | undefined): Promise<string> {
  const message = error instanceof Error ? error.message : String(error);
  if (url === undefined) return message;
  const status = readStatus(error);
  if (status === 401 || status === 403 || error instanceof UnauthorizedError)
    return "The server wants you to sign in, which this demo cannot do.";
  if (status === 404 || status === 405)
    return `There is no MCP server at this path (HTTP ${status}). Many answer at /mcp.`;
  if (status !== undefined) return `The server answered with HTTP ${status}.`;
  if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout)
    return "The server took too long to answer.";
  if (!isUnreachable(error)) return message;
  return (await answersSomething(url))
    ? `A server answers, but it does not let pages from ${location.origin} talk to it (CORS). It would have to ` +
        "allow this origin, and the headers content-type, mcp-session-id, mcp-protocol-version and last-event-id."
    : "Nothing answers at this address.";
}

function readStatus(error: unknown): number | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof SdkHttpError) return at.status;
  return undefined;
}

/** A browser says only that a fetch failed; it never says why. */
function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof TypeError) return true;
  return false;
}

/** A `no-cors` request gets through to a server that refuses our origin, and to nothing else. */
async function answersSomething(url: string): Promise<boolean> {
  const probe = new AbortController();
  try {
    await fetch(url, { mode: "no-cors", signal: probe.signal });
    return true;
  } catch {
    return false;
  } finally {
    probe.abort();
  }
}
