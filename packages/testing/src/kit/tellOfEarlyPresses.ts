/** The number of tests' servers that are open. */
let servers = 0;

// A test may set timers of its own.
const { setTimeout } = globalThis;

/**
 * Warns on the console of a press that a question did not take because it had only just appeared, where tests render a
 * `HostProvider` of an app's own: nothing else would tell why no answer comes. Once while servers are open. Returns a
 * function that says that one is closed.
 */
export function tellOfEarlyPresses(): () => void {
  if (typeof window === "undefined") return () => {};
  servers += 1;
  if (servers === 1) for (const type of presses) window.addEventListener(type, look, true);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    servers -= 1;
    if (servers === 0) stop();
  };
}

const presses = ["click", "keydown"] as const;

/** Fields that a press only goes to, in order to type. */
const typedInto = "textarea, input:not([type=checkbox], [type=radio])";

function look(press: Event): void {
  if (!(press.target instanceof Element) || !press.target.closest("[data-arming]")) return;
  if (press.type === "click" && press.target.matches(typedInto)) return;
  // Only once it has been through the page is it known whether it was taken.
  setTimeout(() => {
    if (!press.defaultPrevented) return;
    stop();
    // oxlint-disable-next-line no-console -- It is for who runs the tests.
    console.warn(
      "@mcp-host-ui/testing: a question did not take a press, because it had only just appeared. Give your HostProvider safety={{ armAfter: 0 }} in tests, or wait until nothing in the page carries data-arming.",
    );
  });
}

function stop(): void {
  for (const type of presses) window.removeEventListener(type, look, true);
}
