import { addEditor } from "./pendingEditors.js";

/** A text that is kept elsewhere, and who takes it when it was changed. */
export interface KeptTextOptions {
  readonly value: string;
  /** Takes what was typed; false where it cannot be used: it stays where it was typed then. */
  readonly onValueChange: (value: string) => boolean;
}

/** Where a text is typed. */
export interface TextSource {
  readonly element: HTMLElement;
  read(): string;
  write(value: string): void;
  /** The length of the text, found without reading it. */
  length(): number;
}

/** The text of an editor that keeps it itself. */
export interface KeptText {
  /** Takes the options of the last rendering. */
  setOptions(options: KeptTextOptions): void;
  /** Puts a text that comes from elsewhere into the editor. */
  show(value: string): void;
  /** Begins with an editor. Returns a function that delivers what is left, and ends it. */
  watch(source: TextSource): () => void;
  /** To be spread on what is typed into; always the same. */
  readonly listen: { readonly onInput: () => void; readonly onBlur: () => void };
}

/** Reading so many characters takes no time worth speaking of, so that they are delivered with each key. */
const atOnce = 20_000;
/** When typing rests, in milliseconds: longer than between two keys, too short to be noticed. */
const rest = 300;

/**
 * Makes a {@link KeptText}. It delivers what was typed when the typing rests, when the focus leaves, when the editor
 * goes out of the page and when `flushEditors` asks for it.
 */
export function createKeptText(initial: KeptTextOptions): KeptText {
  let options = initial;
  let source: TextSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  /** The text that was delivered and did not come back yet; when it does, it may be behind the text typed meanwhile. */
  let sent: readonly string[] = [];

  const deliver = (): boolean => {
    clearTimeout(timer);
    if (!source || !isDirty) return true;
    const text = withLineEnds(source.read(), options.value);
    const before = sent;
    sent = [...before, text];
    isDirty = !options.onValueChange(text);
    if (isDirty) sent = before;
    return !isDirty;
  };

  return {
    setOptions(next) {
      options = next;
    },
    show(value) {
      const known = sent.indexOf(value);
      sent = known < 0 ? [] : sent.slice(known + 1);
      if (known >= 0 || !source) return;
      clearTimeout(timer);
      isDirty = false;
      source.write(value);
    },
    watch(place) {
      source = place;
      const remove = addEditor({ element: place.element, flush: deliver });
      return () => {
        remove();
        deliver();
        source = undefined;
      };
    },
    listen: {
      onInput() {
        isDirty = true;
        clearTimeout(timer);
        if ((source?.length() ?? 0) <= atOnce) deliver();
        else timer = setTimeout(deliver, rest);
      },
      onBlur: () => void deliver(),
    },
  };
}

/** Text areas know one kind of line end; a text that had the other one keeps it. */
function withLineEnds(text: string, before: string): string {
  const isWindows = before.includes("\r\n") && !/(?<!\r)\n/.test(before);
  return isWindows ? text.replace(/(?<!\r)\n/g, "\r\n") : text;
}
