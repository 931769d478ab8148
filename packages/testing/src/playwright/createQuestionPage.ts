import type { Messages } from "mcp-host-ui/locales/en";
import { chooseIn, fillIn, type Option, readAll } from "./fields.js";
import { namesIn } from "./namesIn.js";
import type { PlaywrightLocator, PlaywrightPage } from "./playwrightPage.js";
import { press } from "./pressing.js";

/** A question in a page, as a person has it before them: a dialog, or a card. */
export interface QuestionPage<Locator> {
  /** The dialog or card, for what a test expects of it. */
  readonly locator: Locator;
  /** Writes into the field of a label. */
  fill(label: string | RegExp, text: string): Promise<void>;
  /**
   * Chooses an option of a field, ticks several, or answers yes or no. A form with only one yes or no, or one choice of two or
   * three short options, has a button for each answer: use `press`.
   */
  choose(label: string | RegExp, option: Option): Promise<void>;
  /** Presses any button in it, once it takes presses. */
  press(name: string | RegExp): Promise<void>;
  /** Reads a form to its end, as far as the server filled it in, and sends it; or sends the answer of a model. */
  send(): Promise<void>;
  /** Declines, with a reason if one is given. Where a no takes more along, the question asks: decline again. */
  decline(reason?: string): Promise<void>;
  /** Puts it aside. */
  later(): Promise<void>;
  /** Leaves without a choice, by its menu. */
  cancel(): Promise<void>;
  /** Stops the call that asks, by its menu. */
  stop(): Promise<void>;
  /** Opens its menu, where more is told of the server, unless it is open. */
  openMenu(): Promise<void>;
  /** Lets a model answer. */
  run(): Promise<void>;
  /** Writes a message, counted from 1, or the answer of a model anew. */
  edit(place: number | "answer", next: string): Promise<void>;
  /** Shares the folders that are ticked. */
  share(): Promise<void>;
}

/** Makes the page object of a question that a locator finds, in the words of a catalogue. */
export function createQuestionPage<Locator extends PlaywrightLocator<Locator>>(
  page: PlaywrightPage<Locator>,
  locator: Locator,
  messages: Messages,
): QuestionPage<Locator> {
  const { prompt, form } = messages;
  const names = namesIn(messages);
  const button = (name: string | RegExp) =>
    locator.getByRole("button", { name, exact: true }).last();
  const pressNamed = (name: string | RegExp) => press(page, button(name));
  const openMenu = async () => {
    const { more } = prompt;
    await button(more).waitFor();
    if ((await locator.getByRole("group", { name: more }).count()) === 0) await pressNamed(more);
  };
  const inMenu = async (name: string | RegExp) => {
    await openMenu();
    await pressNamed(name);
  };

  return {
    locator,
    fill: (label, text) => fillIn(locator, label, text),
    choose: (label, option) => chooseIn(page, locator, { label, option, form }),
    press: pressNamed,
    async send() {
      await button(names.send).waitFor();
      await readAll(locator);
      await pressNamed(names.send);
    },
    async decline(reason) {
      if (reason !== undefined) {
        await inMenu(names.declineWithReason);
        await locator.getByRole("textbox", { name: names.reason }).fill(reason);
      }
      await pressNamed(names.decline);
    },
    later: () => pressNamed(prompt.later),
    cancel: () => inMenu(prompt.cancel),
    stop: () => inMenu(prompt.stopCall),
    openMenu,
    run: () => pressNamed(names.run),
    async edit(place, next) {
      const text = names.text?.(place);
      if (!text) throw new Error("No kind of question has texts that a test could write anew.");
      const { name, edit } = text;
      await pressNamed(edit);
      const field = locator.getByRole("textbox", { name, exact: true });
      await field.fill(next);
      await field.press("Escape");
    },
    share: () => pressNamed(names.share),
  };
}
