/** A request that is no answer, by the status that says why. */
export interface Refused {
  readonly status: 400 | 403 | 405 | 413 | 415 | 429;
  readonly message: string;
}

/** Reads the JSON of a page's request, no more of it than the limit; a request of another site is refused. */
export async function readRequest(
  request: Request,
  { bytes, origins }: { bytes: number; origins: readonly string[] | undefined },
): Promise<{ readonly value: unknown } | Refused> {
  const foreign = refuseForeign(request, origins);
  if (foreign) return foreign;
  if (request.method !== "POST") return { status: 405, message: "Send it with POST." };
  // Only a page that the back end allows to can send this type to another origin: no form can.
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { status: 415, message: "Send application/json." };
  const text = await readText(request.body, bytes);
  if (text === undefined) return { status: 413, message: `An answer has at most ${bytes} bytes.` };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { status: 400, message: "The body is no JSON." };
  }
}

/** Refuses what another site's page sends: cookies would name the person, who knows nothing of it. */
export function refuseForeign(
  { headers }: Request,
  origins: readonly string[] | undefined,
): Refused | undefined {
  const origin = headers.get("origin");
  const isOwn = origins
    ? origin === null || origins.includes(origin)
    : headers.get("sec-fetch-site") !== "cross-site";
  return isOwn ? undefined : { status: 403, message: "Pages of this origin may not do that." };
}

/** Reads a body as text; `undefined` where it is longer than so many bytes. */
async function readText(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<string | undefined> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
