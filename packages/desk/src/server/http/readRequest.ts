import { isTimeLimit, withinLimit } from "../../timing/timeLimit.js";

/** A request that is no answer, by the status that says why. */
export interface Refused {
  readonly status: 400 | 403 | 405 | 408 | 413 | 415 | 429;
  readonly message: string;
}

/** The longest time that a body may take to arrive, in milliseconds. */
const longestArrival = 30_000;

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
  if (text === late) return { status: 408, message: "The body took too long to arrive." };
  if (text === undefined) return { status: 413, message: `An answer has at most ${bytes} bytes.` };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { status: 400, message: "The body is no JSON." };
  }
}

/**
 * Refuses what a page of another origin sends, siblings of the same site included: cookies would name a user who did
 * not send it. A browser sends no `Origin` with an image or a link, but says where it comes from.
 */
export function refuseForeign(
  { headers }: Request,
  origins: readonly string[] | undefined,
): Refused | undefined {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const isSameOrigin = site === null || site === "same-origin" || site === "none";
  const isOwn = origins && origin !== null ? origins.includes(origin) : isSameOrigin;
  return isOwn ? undefined : { status: 403, message: "Pages of this origin may not do that." };
}

const late: unique symbol = Symbol("late");

/** Reads a body as text; `undefined` if it is longer than so many bytes, {@link late} if it takes too long. */
async function readText(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<string | typeof late | undefined> {
  if (!body) return "";
  const reader = body.getReader();
  try {
    return await withinLimit(readAll(reader, most), longestArrival, "A body");
  } catch (error) {
    if (!isTimeLimit(error)) throw error;
    reader.cancel().catch(() => {});
    return late;
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<string | undefined> {
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
