/** The time before the same message is printed again, in milliseconds: a desk retries several times a second. */
const quiet = 60_000;
/** The most messages to remember. */
const most = 100;

/** Returns a function that prints errors on the console, each message once a minute. */
export function createErrorPrinter(): (error: unknown) => void {
  const printed = new Map<string, number>();
  return (error) => {
    const message = String(error);
    const now = Date.now();
    if (Math.abs(now - (printed.get(message) ?? Number.NEGATIVE_INFINITY)) < quiet) return;
    if (printed.size >= most) printed.clear();
    printed.set(message, now);
    // The app gave the desk no other place for its errors.
    // oxlint-disable-next-line no-console
    console.error("mcp-host-ui:", error);
  };
}
