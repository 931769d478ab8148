/** One server-sent event with data. */
export interface ServerEvent {
  readonly id?: string;
  readonly data: string;
}

/** The most characters of one event: more is no message of a desk. */
const longest = 10_000_000;

/** Reads server-sent events (HTML, 9.2.6); `alive` is called with everything that comes. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<ServerEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      text += decoder.decode(value, { stream: true });
      if (text.length > longest) throw new Error("The desk sent an event that does not end.");
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function readEvent(block: string): ServerEvent | undefined {
  const lines = block.split(/\r\n|\n|\r/).map((line) => /^([^:]*):? ?(.*)$/s.exec(line));
  const all = (name: string) =>
    lines.flatMap((line) => (line?.[1] === name ? [line[2] ?? ""] : []));
  const data = all("data");
  if (data.length === 0) return undefined;
  const id = all("id").at(-1);
  return { data: data.join("\n"), ...(id !== undefined && { id }) };
}
