import { createHost, type LocalHost, roots } from "mcp-host-ui/host";
import { expect, it, onTestFinished } from "vitest";

const key = "roots of two tabs";

/** Another document of this origin: what it keeps, this page hears of, as from another tab. */
async function openTab(): Promise<Window> {
  const frame = document.createElement("iframe");
  frame.title = "Another tab";
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await expect.poll(() => frame.contentWindow?.localStorage).toBeDefined();
  if (!frame.contentWindow) throw new Error("The frame has no window.");
  return frame.contentWindow;
}

function start(storage: Parameters<typeof roots>[0] & object): LocalHost {
  const host = createHost({ kinds: [roots({ ...storage, storageKey: key })] });
  onTestFinished(host.close);
  return host;
}

const pathsOf = (host: LocalHost) =>
  (host.read("roots:state") as { roots: { path: string }[] } | undefined)?.roots.map(
    ({ path }) => path,
  );

it("keeps the roots of two tabs in step through localStorage, without a loop", async () => {
  onTestFinished(() => {
    localStorage.removeItem(key);
    localStorage.removeItem("mark");
  });
  const tab = await openTab();
  const writes: string[] = [];
  tab.addEventListener("storage", ({ key }) => writes.push(`here: ${key}`));
  addEventListener("storage", ({ key }) => writes.push(`there: ${key}`));

  const here = start({ storage: localStorage });
  const there = start({
    storage: {
      getItem: (name) => tab.localStorage.getItem(name),
      setItem: (name, value) => tab.localStorage.setItem(name, value),
      watch(name, listener) {
        const hear = (event: StorageEvent) => void (event.key === name && listener());
        tab.addEventListener("storage", hear);
        return () => tab.removeEventListener("storage", hear);
      },
    },
  });
  await expect.poll(() => [pathsOf(here), pathsOf(there)]).toEqual([[], []]);

  await here.send({ type: "roots/add", root: "/Users/agent/travel-planning" });
  await expect.poll(() => pathsOf(there)).toEqual(["/Users/agent/travel-planning"]);
  await there.send({ type: "roots/add", root: "/Users/agent/travel-templates" });
  await expect
    .poll(() => pathsOf(here))
    .toEqual(["/Users/agent/travel-planning", "/Users/agent/travel-templates"]);

  // There and back again, twice: whatever answers a write has been heard before that.
  const written = [`here: ${key}`, `there: ${key}`];
  for (const round of ["1", "2"])
    for (const [from, name] of [
      [localStorage, "here: mark"],
      [tab.localStorage, "there: mark"],
    ] as const) {
      from.setItem("mark", `${name} ${round}`);
      written.push(name);
      await expect.poll(() => writes.at(-1)).toBe(name);
      await expect.poll(() => writes).toHaveLength(written.length);
    }
  expect(writes).toEqual(written);
});
