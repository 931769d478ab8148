/** A page that can be asked to measure one form. */
export interface Measured {
  /** From nothing to the first layout. */
  readonly commit: number;
  /** From a key to the last change of the page that it causes. */
  readonly key: number;
  /** From pressing Send to all errors in the page. */
  readonly allWrong: number;
  /** The same as `key`, with every other field still wrong. */
  readonly keyAfterwards: number;
}

/** One form to measure: ours, or the floor. */
export type MountForm = (count: number) => Promise<MountedForm>;

/** A form that is ready to be put into the page. */
export interface MountedForm {
  /** Puts it into the page, synchronously. */
  mount(): void;
  /** Takes it out again. */
  unmount(): Promise<void>;
}

/** Measures one form from mounting to unmounting. */
export async function measure(mountForm: MountForm, count: number): Promise<Measured> {
  const form = await mountForm(count);
  const started = performance.now();
  form.mount();
  layOut();
  const commit = performance.now() - started;
  await idle();

  const input =
    document.querySelectorAll<HTMLInputElement>("input[type=text]")[Math.floor(count / 4)];
  if (!input) throw new Error("There is nothing to type into.");
  input.focus();
  await typeKey(input, "1");
  const key = await typeKey(input, "2");
  await typeKey(input, "");
  await idle();

  const pressed = performance.now();
  document.querySelector("form")?.requestSubmit();
  await until(() => document.querySelectorAll("[aria-invalid]").length >= count);
  layOut();
  const allWrong = performance.now() - pressed;
  await idle();

  await typeKey(input, "1");
  const keyAfterwards = await typeKey(input, "12");
  await form.unmount();
  return { commit, key, allWrong, keyAfterwards };
}

/** Types as the browser does: sets the value behind React's back and fires the event. */
async function typeKey(input: HTMLInputElement, value: string): Promise<number> {
  const started = performance.now();
  let ended = started;
  const observer = new MutationObserver(() => {
    layOut();
    ended = performance.now();
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, data: value }));
  layOut();
  ended = performance.now();
  await idle();
  observer.disconnect();
  return ended - started;
}

function layOut(): number {
  return document.body.offsetHeight;
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 60));
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue())
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
}
