/** Knows which folders are within reach. */
export interface AccessWatch {
  /** Whether a folder was out of reach the last time. */
  isGone(uri: string): boolean;
  /** Looks at every folder; resolves within five seconds, at once where it was done a moment ago. */
  check(): Promise<void>;
  /** Looks at new folders, and goes on looking for as long as there is something to look at. */
  settle(): void;
  close(): void;
}

const patience = 5_000;
const moment = 1_000;
/** A timer that is set for longer fires at once. */
const longestTimer = 2_147_483_647;

/** Makes a watch over folders; without a `check` every folder is within reach, and nothing runs. */
export function createAccessWatch(context: {
  check: ((uri: string) => boolean | Promise<boolean>) | undefined;
  interval: number;
  uris: () => readonly string[];
  /** Whether a server is connected that could get the list. */
  isNeeded: () => boolean;
  changed: () => void;
}): AccessWatch {
  const { check, interval, uris } = context;
  const reach = new Map<string, boolean>();
  let checkedAt = 0;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isNew = () => uris().some((uri) => !reach.has(uri));

  const checkAll = async () => {
    const folders = uris();
    const found = await lookAt(folders, check);
    const isSame = folders.every((uri) => found.get(uri) === (reach.get(uri) ?? true));
    reach.clear();
    for (const [uri, within] of found) reach.set(uri, within);
    checkedAt = Date.now();
    running = undefined;
    if (!isSame) context.changed();
    plan();
  };

  const run = (): Promise<void> => {
    if (!check) return Promise.resolve();
    if (running) return running.then(() => (isNew() ? run() : undefined));
    const isFresh = !isNew() && Date.now() - checkedAt < moment;
    return isFresh ? Promise.resolve() : start();
  };

  const start = () => (running ??= checkAll());

  const plan = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!check || interval === Number.POSITIVE_INFINITY) return;
    if (!context.isNeeded() || uris().length === 0) return;
    timer = setTimeout(start, Math.min(interval, longestTimer));
  };

  return {
    isGone: (uri) => reach.get(uri) === false,
    check: run,
    settle() {
      if (isNew()) void run();
      else if (!timer || !context.isNeeded()) plan();
    },
    close: () => clearTimeout(timer),
  };
}

/** Asks about all folders at once; what has no answer in time is out of reach. */
async function lookAt(
  uris: readonly string[],
  check: ((uri: string) => boolean | Promise<boolean>) | undefined,
): Promise<ReadonlyMap<string, boolean>> {
  const found = new Map(uris.map((uri) => [uri, false]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  const look = async (uri: string) => {
    try {
      found.set(uri, (await check?.(uri)) ?? true);
    } catch {
      found.set(uri, false);
    }
  };
  await Promise.race([Promise.all(uris.map(look)), timeIsUp]);
  clearTimeout(timer);
  // A copy: an answer that comes too late changes nothing.
  return new Map(found);
}
