/** A server that `npm run demo` started beside the page. */
export interface StartedServer {
  readonly name: string;
  readonly url: string;
}

/** Asks the demo's own web server what it started; a page from elsewhere has none. */
export async function listStartedServers(): Promise<readonly StartedServer[]> {
  try {
    const response = await fetch("/servers.json");
    const list: unknown = response.ok ? await response.json() : [];
    return Array.isArray(list) ? list.filter(isStartedServer) : [];
  } catch {
    return [];
  }
}

function isStartedServer(value: unknown): value is StartedServer {
  if (typeof value !== "object" || value === null) return false;
  return (
    "name" in value && "url" in value && typeof value.url === "string" && URL.canParse(value.url)
  );
}
