/** For so many frames in a row nothing changes: longer than the stories take to look what the server received. */
const still = 18;
/** Some stories never rest. */
const most = 180;

/** Waits until something of ours is there: the server has come. */
export async function untilShown(): Promise<void> {
  while (!document.querySelector('[class*="mcp-"]')) await frame();
}

/** Waits until the page has stood still for some frames, with nothing left to do and nothing on its way, but not for ever. */
export async function untilQuiet(): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (let frames = 0; quiet < still && frames < most; frames += 1) {
    quiet += 1;
    await frame();
    await idle();
    if (isMoving()) quiet = 0;
  }
  observer.disconnect();
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Resolves once the page has nothing else to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none, and a page that is never idle is not waited for.
    if (typeof requestIdleCallback === "function") requestIdleCallback(resolve, { timeout: 200 });
    else setTimeout(resolve);
  });
}

/** Whether a motion that has an end has not come to it, or a backdrop that faded is still there. */
function isMoving(): boolean {
  if (document.querySelector(".mcp-prompt-rest")) return true;
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
}
