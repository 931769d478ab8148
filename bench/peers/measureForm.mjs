/** Counts React's commits from the first on, as its devtools would. */
const countCommits = () => {
  globalThis.commits = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() {
      globalThis.commits += 1;
    },
    onCommitFiberUnmount() {},
  };
};

/**
 * Measures one form on a fresh page, from the question to the answer.
 * @param {import("playwright").Browser} browser
 * @param {{ address: string, form: string, fields: number }} what
 */
export async function measureForm(browser, { address, form, fields }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  page.on("pageerror", (error) => console.error(`${form}: ${error.message}`));
  await page.addInitScript(countCommits);
  await page.goto(`${address}?form=${form}&fields=${fields}`);
  await page.waitForFunction(() => globalThis.measures);
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    return (await devtools.send("Runtime.getHeapUsage")).usedSize / 1e6;
  };
  const elements = () => page.evaluate(() => document.querySelectorAll("body *").length);
  const commits = () => page.evaluate(() => globalThis.measures.commits());
  // A host is asked some time after it has begun: what a form does while its page is idle is over by then.
  await page.waitForTimeout(1_000);
  const before = { heap: await heap(), elements: await elements(), commits: await commits() };

  const first = await page.evaluate(() => globalThis.measures.ask());
  // Longer than a form takes to arm, and to find what it says a moment later.
  await page.waitForTimeout(1_500);
  const sample = {
    first,
    "first, commits": (await commits()) - before.commits,
    elements: (await elements()) - before.elements,
    "heap, MB": (await heap()) - before.heap,
  };

  const pressKeys = async () => {
    await page.evaluate(() => globalThis.measures.focusText());
    await page.waitForTimeout(100);
    // The first two keys are another case: what was untouched is changed, what was wrong is mended.
    for (const key of "ab") await page.keyboard.press(key, { delay: 30 });
    await page.evaluate(() => globalThis.measures.keys());
    const counted = await commits();
    const pressed = [..."cdefg"];
    for (const key of pressed) await page.keyboard.press(key, { delay: 30 });
    const times = await page.evaluate(() => globalThis.measures.keys());
    return { time: median(times), commits: ((await commits()) - counted) / pressed.length };
  };
  const key = await pressKeys();
  Object.assign(sample, { key: key.time, "key, commits": key.commits });
  for (let back = 0; back < 7; back += 1) await page.keyboard.press("Backspace");

  const press = async (measure) => {
    await page.evaluate(() => globalThis.measures.showSend());
    await page.waitForTimeout(700);
    const measured = page.evaluate((name) => globalThis.measures[name](), measure);
    await page.locator("button[type=submit]").first().click({ delay: 20 });
    return measured;
  };
  const allWrong = await press("allWrong");
  await page.waitForTimeout(500);
  const keyAfterwards = await pressKeys();
  Object.assign(sample, {
    "all wrong": allWrong,
    "key while wrong": keyAfterwards.time,
    "key while wrong, commits": keyAfterwards.commits,
  });
  await page.evaluate(() => globalThis.measures.fill());
  await page.waitForTimeout(500);
  sample.send = await press("sent");
  await page.close();
  return sample;
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
