import { freePort } from "../../scripts/engines/startEngine.mjs";
import { openTab } from "./openTab.ts";
import { startNode } from "./startNode.ts";

const perPerson = 10;
/** As long as a desk has it where nobody says otherwise. */
const heartbeat = 15_000;
const more = 20;

/** Lets questions wait on one node; says how much memory each takes, and how long one more then takes to be shown, and 20 after it. */
export async function measureWaiting(engine: string, url: string, waiting: number) {
  const port = await freePort();
  const node = await startNode(engine, url, port, "/dev/null", heartbeat);
  const address = `http://127.0.0.1:${port}`;
  const post = (path: string, person: string, names: readonly string[]) =>
    fetch(`${address}${path}?${new URLSearchParams(names.map((name) => ["question", name]))}`, {
      method: "POST",
      headers: { authorization: person },
    });
  const memory = async () => Number(await (await fetch(`${address}/memory`)).text());

  await post("/wait", `${engine}-warm-${waiting}`, ["first"]);
  const before = await memory();
  const start = performance.now();
  for (let person = 0; person < waiting / perPerson; person += 1) {
    const names = Array.from({ length: perPerson }, (_, count) => `${count}`);
    await post("/wait", `${engine}-${waiting}-${person}`, names);
  }
  const asked = performance.now() - start;
  const heap = (await memory()) - before;

  const askOneMore = (person: string) =>
    new Promise<number>((resolve) => {
      let askedAt = 0;
      const close = openTab(`${address}/questions`, person, "tab", ({ shownAt }) => {
        close();
        resolve(shownAt - askedAt);
      });
      askedAt = Date.now();
      post("/ask", person, ["one more"]).catch(console.error);
    });
  const person = `${engine}-one-more-${waiting}`;
  // The store may still be writing those that wait, and the first one waits behind them.
  const first = await askOneMore(person);
  const shown: number[] = [];
  while (shown.length < more) shown.push(await askOneMore(`${person}-${shown.length}`));
  const sorted = shown.toSorted((one, other) => one - other);
  node.kill("SIGKILL");
  return {
    waiting,
    "kB each": Number((heap / 1024 / waiting).toFixed(1)),
    "ms to ask each": Number((asked / waiting).toFixed(2)),
    "ms until all are written": first,
    "ms until one more is shown, p50": sorted[more / 2],
    "at most": sorted.at(-1),
  };
}
